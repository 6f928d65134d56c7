"""A replay in a real browser without a network: steps, languages, the pictures themselves."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image, ImageDraw
from playwright.async_api import Browser, BrowserContext, Page, ViewportSize, expect

from bot.__main__ import main
from bot.locales import speaker
from bot.locales.translations import locales
from bot.ui.pictures.replay_words import ReplayWords
from engine.core.record import game_of, imported, replay
from engine.registry import GAMES
from render.kit.encode import encode
from render.registry import PAINTERS
from tests.e2e_browser.conftest import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="package")
GAME = Path(__file__).parents[1] / "replays" / "lantern-2p.json"
PIXELS = """() => {
  const canvas = document.getElementById("picture");
  const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  return [canvas.width, canvas.height, btoa(Array.from(data, (n) => String.fromCharCode(n)).join(""))];
}"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("replay") / "game.html"
    assert main(["replay", str(GAME), "--language", "nl", "--out", str(out)]) == 0
    return out


@pytest_asyncio.fixture(loop_scope="package", scope="module")
async def phone(browser: Browser) -> AsyncIterator[BrowserContext]:
    context = await browser.new_context(
        viewport=ViewportSize(width=PHONE[0], height=PHONE[1]), locale="de-DE", offline=True, has_touch=True
    )
    yield context
    await context.close()


@pytest_asyncio.fixture(loop_scope="package")
async def page(phone: BrowserContext, file: Path) -> AsyncIterator[Page]:
    faults, asked = list[str](), list[str]()
    page = await phone.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text))
    page.on("request", lambda request: asked.append(request.url))
    await page.goto(file.as_uri())
    await expect(page.locator("#head")).to_have_text("Het begin")
    yield page
    await page.close()
    assert faults == []
    assert asked == [file.as_uri()], "the page itself, and nothing else"


async def test_keys_buttons_and_the_slider_go_from_turn_to_turn(page: Page) -> None:
    head = page.locator("#head")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await expect(head).to_contain_text("Beurt 2 van")
    await page.keyboard.press("ArrowLeft")
    await expect(head).to_contain_text("Beurt 1 van")
    await page.locator("#on").click()
    await expect(head).to_contain_text("Beurt 2 van")
    await page.locator("#slider").fill("4")
    await expect(head).to_contain_text("Beurt 4 van")
    await page.locator("#slider").press("ArrowRight")
    await expect(head).to_contain_text("Beurt 5 van")
    await expect(page.locator("#score")).to_be_hidden()
    await page.locator("#last").click()
    await expect(page.locator("#score")).to_be_visible()
    await expect(page.locator("#on")).to_be_disabled()
    await page.locator("#first").click()
    await expect(head).to_have_text("Het begin")


async def test_it_jumps_by_season_by_number_and_to_the_turns_of_a_player(page: Page) -> None:
    head, back = page.locator("#head"), page.locator("#own-back")
    await page.locator("#turn").fill("3")
    await page.locator("#turn").press("Enter")
    await expect(head).to_contain_text("Beurt 3 van")
    last = page.locator("#chapter option").last
    first_turn = await last.get_attribute("value") or ""
    await page.locator("#chapter").select_option(first_turn)
    await expect(page.locator("#slider")).to_have_value(first_turn)
    await expect(back).to_be_hidden()
    await page.locator("#view").select_option("1")
    await page.locator("#last").click()
    seen = set()
    for _ in range(3):
        await back.click()
        seen.add(await head.text_content())
    assert len(seen) == 3
    await page.locator("#first").click()
    await expect(back).to_be_disabled()
    await page.locator("#own-on").click()
    await expect(head).to_contain_text("Beurt")


async def test_a_swipe_steps_and_a_tap_enlarges(page: Page) -> None:
    swipe = """([from, to]) => {
      const frame = document.getElementById("frame");
      const at = (x) => new Touch({ identifier: 1, target: frame, clientX: x, clientY: 300 });
      frame.dispatchEvent(new TouchEvent("touchstart", { touches: [at(from)], changedTouches: [at(from)] }));
      frame.dispatchEvent(new TouchEvent("touchend", { touches: [], changedTouches: [at(to)] }));
    }"""
    await page.evaluate(swipe, [300, 100])
    await expect(page.locator("#head")).to_contain_text("Beurt 1 van")
    await page.evaluate(swipe, [100, 300])
    await expect(page.locator("#head")).to_have_text("Het begin")
    await page.evaluate(swipe, [100, 110])
    await expect(page.locator("#head")).to_have_text("Het begin")
    await page.locator("#frame").tap()
    await expect(page.locator("#frame")).to_have_class("large")


async def test_words_change_with_the_language_and_lines_with_the_reader(page: Page) -> None:
    await page.keyboard.press("ArrowRight")
    dutch = await page.locator("#picture").get_attribute("aria-label")
    picture = "document.getElementById('picture').toDataURL()"
    drawn = await page.evaluate(picture)
    await page.locator("#language").select_option("fr")
    assert await page.evaluate(picture) != drawn, "words on the picture, too"
    await page.locator("#language").select_option("nl")
    assert await page.evaluate(picture) == drawn
    await page.locator("#language").select_option("fr")
    await expect(page.locator("#head")).to_contain_text("Tour 1 sur")
    assert await page.locator("html").get_attribute("lang") == "fr"
    french = await page.locator("#picture").get_attribute("aria-label")
    assert french
    assert french != dutch
    assert await page.locator("#view option").all_text_contents() == [
        "Tout le monde",
        "Joueur 1",
        "Joueur 2",
    ]
    lines = "[...document.querySelectorAll('#lines li')].map((line) => line.textContent).join()"
    told = list[list[str]]()
    for reader in ("0", "2"):
        await page.locator("#view").select_option(reader)
        told.append([])
        for turn in range(12):
            await page.locator("#slider").fill(str(turn))
            told[-1].append(await page.evaluate(lines))
    assert told[0] != told[1], "what the second player alone was told"


async def test_pictures_are_those_that_were_drawn(page: Page) -> None:
    """Also after bands were drawn over others. The browser writes the words, so only what lies around them is
    compared."""
    await page.locator("#slider").fill("5")
    await page.locator("#first").click()
    record = imported(GAME.read_bytes())
    game, painter = game_of(record, GAMES), PAINTERS[record.game]
    view = game.view_for(replay(record, game, 0), None)
    voices = [speaker(one, ("1", "2"), markdown=False) for one in locales()]
    words = ReplayWords(lambda text: [say(text) for say in voices], lambda _: 0)
    scene = painter.draw(view, painter.main(view, ()), words.say)
    boxes = [label.box for label in scene.labels]
    words.take(scene)
    wanted = Image.open(BytesIO(encode(scene))).convert("RGBA")
    width, height, data = await page.evaluate(PIXELS)
    assert (width, height) == wanted.size
    shown = Image.frombytes("RGBA", wanted.size, base64.b64decode(data))
    assert shown.tobytes() != wanted.tobytes(), "words were written"
    for picture in (shown, wanted):
        pen = ImageDraw.Draw(picture)
        for box in boxes:
            pen.rectangle((0, box.y0 - box.height, width, box.y1 + box.height), "black")
    assert shown.tobytes() == wanted.tobytes()
    assert len(shown.getcolors(maxcolors=2**24) or ()) > 20, "most of the picture was compared"


async def test_a_phone_shows_it_whole_by_day_and_night(page: Page) -> None:
    wide = await page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    for button in await page.locator("button:visible, select:visible").all():
        box = await button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    paper = "getComputedStyle(document.body).backgroundColor"
    light = await page.evaluate(paper)
    await page.locator("#theme").click()
    assert await page.evaluate(paper) != light
