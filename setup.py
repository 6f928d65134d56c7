"""Beside `pyproject.toml`: the rule pages, which people read in `docs/rules`, are installed with the bot. The
tools of `latchkey dev` are not: they work in a checkout."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGES = Path("docs") / "rules"
INSTALLED = Path("bot") / "rulebook" / "pages"


class BuildWithRules(build_py):
    def run(self) -> None:
        if self.editable_mode:  # the checkout itself is used, pages and all
            super().run()
            return
        self.packages = [name for name in self.packages if name.partition(".")[0] != "tools"]
        super().run()
        for page in sorted(PAGES.rglob("*.md")):  # in English, and in a folder for each other language
            target = Path(self.build_lib) / INSTALLED / page.relative_to(PAGES)
            self.mkpath(str(target.parent))
            self.copy_file(str(page), str(target))


setup(cmdclass={"build_py": BuildWithRules})
