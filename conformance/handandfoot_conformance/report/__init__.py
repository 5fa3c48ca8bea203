"""What a run found out, and the forms in which it is told: JSON, JUnit XML, HTML, terminal, badge, comparison."""

from __future__ import annotations

from handandfoot_conformance.report.model import AboutRule, Adapted, CaseResult, Deviations, Report, Selected

__all__ = ["AboutRule", "Adapted", "CaseResult", "Deviations", "Report", "Selected"]
