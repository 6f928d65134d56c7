"""The main loop of the render process: jobs in, pictures out."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import struct
import sys
import traceback
from typing import IO, Any

from bot import memory
from bot.ui.pictures.render_jobs import RenderJob, drawn
from engine.core.content import ContentError
from render.registry import PAINTERS

LENGTH = struct.Struct(">I")
"""Length prefix of each message. The first message is empty and means that the process is ready."""
_TIDIED_EVERY = 100  # drawings


def _main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot handles it and then closes the pipe
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # keep prints out of the pictures
    memory.begin()
    gc.freeze()
    try:
        _serve(sys.stdin.buffer, answers)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)  # nothing will read buffered output


def _serve(asked: IO[bytes], answers: IO[bytes]) -> None:
    _send(answers, b"")
    count = 0
    while len(head := asked.read(LENGTH.size)) == LENGTH.size:
        _send(answers, pickle.dumps(_answered(asked.read(LENGTH.unpack(head)[0]))))
        count += 1
        if count % _TIDIED_EVERY == 0:
            memory.give_back()
            gc.freeze()  # caches need no scan, and drawing leaves no cycles


def _answered(asked: bytes) -> Any:
    """Return a picture, or the error as text; an empty text for an expected failure."""
    try:
        job: RenderJob = pickle.loads(asked)  # from the bot, through a private pipe
        return drawn(job, PAINTERS[job.game])
    except ContentError:
        return ""  # a table with custom content
    except Exception:
        return traceback.format_exc()


def _send(answers: IO[bytes], message: bytes) -> None:
    answers.write(LENGTH.pack(len(message)) + message)
    answers.flush()


if __name__ == "__main__":
    _main()
