"""Beside `pyproject.toml`: the rule pages, which people read in `docs/rules`, are installed with the bot."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGES = Path("docs") / "rules"
INSTALLED = Path("bot") / "rulebook" / "pages"


class BuildWithRules(build_py):
    def run(self) -> None:
        super().run()
        if self.editable_mode:  # the checkout itself is used, pages and all
            return
        for page in sorted(PAGES.rglob("*.md")):  # in English, and in a folder for each other language
            target = Path(self.build_lib) / INSTALLED / page.relative_to(PAGES)
            self.mkpath(str(target.parent))
            self.copy_file(str(page), str(target))


setup(cmdclass={"build_py": BuildWithRules})
