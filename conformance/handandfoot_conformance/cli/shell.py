"""The shell of the command line: commands that load when called, and errors of one line.

Only click and the standard library are imported here, so that `handandfoot --help` starts at once.
"""

from __future__ import annotations

import importlib
import re
import signal
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, cast

import click

from handandfoot.errors import Ambiguous, BadVariant, Malformed
from handandfoot_conformance.cli import streams
from handandfoot_conformance.wording.nearest import Wrong, choose
from handandfoot_conformance.wording.safe import printable, safe, safe_lines

OK, FAILED, WRONG_USE, BROKE_DOWN = 0, 1, 2, 3


class Shell(click.Group):
    """A group whose commands are imported when they are called, and whose errors are one line with exit code 2."""

    def __init__(
        self,
        *args: Any,
        lazy: dict[str, tuple[str, str]] | None = None,
        formerly: dict[str, str] | None = None,
        **kwargs: Any,
    ) -> None:
        """Take the lazy commands as name -> (module, the line that help shows), and their former names."""
        super().__init__(*args, **kwargs)
        self.lazy = lazy or {}
        self.formerly = formerly or {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands in the order in which they are declared."""
        return [*self.lazy, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        cmd_name = self.formerly.get(cmd_name, cmd_name)
        if cmd_name not in self.lazy:
            return super().get_command(ctx, cmd_name)

        module = importlib.import_module(self.lazy[cmd_name][0])
        return cast("click.Command", getattr(module, cmd_name.replace("-", "_")))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or name the one that comes closest."""
        name = args[0]
        if self.get_command(ctx, name) is None:
            if name.startswith("-"):
                ctx.fail(f"no option is called {name!r}; see handandfoot --help")
            choose("command", name, self.list_commands(ctx))

        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands without importing one of them."""
        rows = [(name, line) for name, (_, line) in self.lazy.items()]
        rows += [(name, command.get_short_help_str(80)) for name, command in self.commands.items()]
        with formatter.section("Commands"):
            formatter.write_dl(rows)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run, and turn what is wrong into one line and an exit code."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)

        try:
            streams.prepare()
            code = super().main(args, prog_name or "handandfoot", complete_var, standalone_mode=False, **extra)
            sys.stdout.flush()
        except BrokenPipeError:
            # Whoever read our output has gone, as in `handandfoot rules | head`.
            streams.abandon()
            sys.exit(OK)
        except (click.Abort, KeyboardInterrupt):
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            _stop("interrupted", 130)
        except click.UsageError as error:
            _stop(_usage(error))
        except click.ClickException as error:
            _stop(error.format_message())
        except streams.ClosedOutputError as error:
            _stop(str(error))
        except OSError as error:
            if error.filename is not None:
                _stop(f"{safe(error.filename, 200)}: {error.strerror}")
            streams.abandon()
            _stop(f"the standard output cannot be written: {error.strerror or error}")
        except Exception as error:
            broken = [one for one in args or sys.argv[1:] if not _is_text(one)]
            if broken and isinstance(error, UnicodeError):
                _stop(f"{safe(ascii(broken[0]), 200)} is not text in UTF-8; allowed: arguments in UTF-8")
            if not _is_about_input(error):
                raise
            _stop(str(error), before=safe_lines(getattr(error, "errors", "")))
        sys.exit(code if isinstance(code, int) else OK)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Show the help where no command is named, which is wrong use, the same for every version of click."""
        if not args and self.no_args_is_help and not ctx.resilient_parsing:
            click.echo(ctx.get_help(), err=True)
            ctx.exit(WRONG_USE)
        return super().parse_args(ctx, args)


def _is_text(argument: str) -> bool:
    """Tell whether an argument came as text in UTF-8: a byte that is none stands in it as half of a pair."""
    return not any("\ud800" <= sign <= "\udfff" for sign in argument)


def _usage(error: click.UsageError) -> str:
    """Return what click says about wrong usage, in our manner."""
    message = error.format_message().strip().rstrip(".")
    message = re.sub(r"\s+", " ", message)
    message = message[:1].lower() + message[1:] if not message[:2].isupper() else message
    where = error.ctx.command_path if error.ctx is not None else "handandfoot"
    return message if "--help" in message else f"{message}; see {where} --help"


_ABOUT_INPUT = (
    ("handandfoot.spec.problems", "SpecError"),
    ("handandfoot_conformance.protocol.adapter", "UnusableError"),
    ("handandfoot_conformance.programs.skeletons", "SkeletonError"),
    ("handandfoot_conformance.scenarios.scenario", "FeatureError"),
    ("handandfoot_conformance.positions.parameter_values", "Unposable"),
)
"""Errors that say in one line what is wrong with what was given, by module, which is not loaded to look."""


def _is_about_input(error: Exception) -> bool:
    """Tell an error in what the user gave from an error of ours."""
    if isinstance(error, (Wrong, Malformed, Ambiguous, BadVariant)):
        return True

    kinds = (getattr(sys.modules.get(module), name, None) for module, name in _ABOUT_INPUT)
    return any(isinstance(error, kind) for kind in kinds if kind is not None)


def _stop(message: str, code: int = WRONG_USE, before: Sequence[str] = ()) -> NoReturn:
    """Print one line on the standard error stream, after what a stranger's code said, and end."""
    for line in before:
        click.echo(line, err=True)
    click.echo(f"handandfoot: {printable(message)}", err=True)
    sys.exit(code)
