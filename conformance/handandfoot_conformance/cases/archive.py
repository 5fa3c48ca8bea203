"""The release archive: specification, protocol, schemas and vectors in one file, for any language.

It has the same bytes whenever it is made from the same specification and the same features (by the same zlib):
names are sorted, and no time, owner or mode of a file gets into it.
`manifest.json` lists every other file with its size and its digest.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import tarfile
from typing import TYPE_CHECKING

from handandfoot_conformance.cases.vectors import vector_files

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from handandfoot_conformance.cases.case_book import CaseBook
    from handandfoot_conformance.protocol.case import Compiled

NAME = "handandfoot-rulebook"
MANIFEST = "manifest.json"
FORMAT = 1

_LICENCES = ("LICENSE", "LICENSE-CC0")
_SPEC = (
    "README.md",
    "vectors.md",
    "ids.lock",
    "conflicts.yaml",
    "glossary.yaml",
    "parameters.yaml",
    "sources.yaml",
    "specification.yaml",
    "claims/*.yaml",
    "protocol/*.json",
    "protocol/*.md",
    "protocol/*.txt",
    "required/*.txt",
    "rules/*.yaml",
    "schemas/*.schema.json",
    "variants/*.yaml",
)
"""What the specification consists of; whatever else lies in its folder is nobody's."""

_README = """\
# Hand and Foot: the executable rulebook, version {version}

| here | is |
|---|---|
| `spec/` | the specification: sources, rules, parameters, disputes, variants, claims; begin with its `README.md` |
| `spec/protocol/` | the messages between the conformance kit and a program |
| `spec/schemas/` | JSON Schemas of the files, of a position, an action and a resolved rule set |
| `vectors/` | the cases as JSON, one file for each feature; its `README.md` says how to run them |
| `manifest.json` | size in bytes and SHA-256 of every other file |

All of it is in the public domain under CC0 (`LICENSE-CC0`): copy, change and ship what you need.
The program that made it, which is not in here, is under Apache-2.0 (`LICENSE`).
"""


def archive_files(book: CaseBook, entries: Iterable[Compiled] | None = None) -> dict[str, bytes]:
    """Return the content of every file of the archive by its path, sorted, the manifest included.

    `entries` are all cases where they have been compiled already.
    Raises `OSError` for a file that cannot be read.
    """
    root = book.spec.root
    files = {name: (root / name).read_bytes() for name in _LICENCES}
    files["README.md"] = _README.format(version=book.spec.version).encode()
    files |= {path.relative_to(root).as_posix(): path.read_bytes() for path in _of_spec(root / "spec")}
    files |= {f"vectors/{name}": text.encode() for name, text in vector_files(book, entries).items()}
    files[MANIFEST] = _manifest(book.spec.version, files).encode()
    return dict(sorted(files.items()))


def packed(files: Mapping[str, bytes], folder: str) -> bytes:
    """Return files as a tar.gz, all below one folder: the same bytes for the same files."""
    whole = io.BytesIO()
    with (
        gzip.GzipFile(filename="", mode="wb", fileobj=whole, mtime=0) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(f"{folder}/{name}")
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    return whole.getvalue()


def archive(book: CaseBook, entries: Iterable[Compiled] | None = None) -> bytes:
    """Return the release archive; raises `OSError` for a file of the specification that cannot be read."""
    return packed(archive_files(book, entries), stem(book.spec.version))


def stem(version: str) -> str:
    """Return what the archive of a version is called, and the folder in it: `handandfoot-rulebook-0.1.0`."""
    return f"{NAME}-{version}"


def _of_spec(folder: Path) -> Iterator[Path]:
    for pattern in _SPEC:
        yield from (path for path in folder.glob(pattern) if path.is_file() and not path.name.startswith("."))


def _manifest(version: str, files: Mapping[str, bytes]) -> str:
    listed = [
        {"file": name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for name, content in sorted(files.items())
    ]
    return json.dumps({"format": FORMAT, "specification": version, "files": listed}, indent=1) + "\n"
