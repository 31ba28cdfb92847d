"""Checks pages of hostile and damaged traces, and addresses with hostile fragments."""

import json
import pathlib
import time

from browser_texts import check_texts
from pace import PACE

FRAGMENTS = [
    "#event=-1", "#event=1e9", "#event=99999999999999999999", "#event=%00", "#%E0%A4%A",
    "#view=__proto__&event=2", "#view=-1", "#object=1.", "#object=0x1.1", "#object=.", "#object=1.1.5",
    "#object=4294967295.4294967295", "#range=3-1", "#range=0-999999999", "#range=NaN-5",
    "#range=0.5-2.5", "#range=0-0", "#finding=99999", "#finding=constructor",
    "#time=999999999999999", "#" + "a" * 50000, "#event=5&event=7",
    "#<script>attacked=1</script>", "#__proto__[attacked]=1", "#event=&object=&finding=&range=",
]
KEYS = (
    "for (const key of arguments[0].split(' ')) document.getElementById('scroller')"
    ".dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: key === 'ArrowRight' }))"
)
# The parts of a page that must have room whatever the texts of the trace are.
ROOM = """
return ['scroller', 'structure', 'lists'].map(id => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [id, Math.round(box.width), Math.round(box.height)];
}).filter(([, width, height]) => width < 200 || height < 100);
"""


def console(driver):
    return [entry["message"] for entry in driver.get_log("browser")]


def use_everything(driver):
    """Opens all panes and axes, and presses all keys of the timeline."""
    for axis in ["linear", "folded"]:
        driver.execute_script(
            "const axis = document.getElementById('axis'); axis.value = arguments[0];"
            "axis.dispatchEvent(new Event('change'))", axis
        )
        driver.execute_script(KEYS, "End Home ArrowDown ArrowRight ArrowRight z + + + + + + + + d a - f"
                                    " w s n p j k Enter Enter Escape End")
        time.sleep(PACE * 0.1)
    for pane in ["views", "controllers", "frames", "findings", "events"]:
        driver.find_element("id", f"{pane}-tab").click()
        time.sleep(PACE * 0.05)
    driver.find_element("id", "query").send_keys("<")


def check_attack(driver, open_page, requests, page, expect):
    address = pathlib.Path(page).resolve().as_uri()
    driver.get_log("browser")
    open_page(driver, address)
    expect("a hostile trace has a moment", driver.find_element("id", "moment").text != "", "")
    expect("no text takes the room of a pane", not driver.execute_script(ROOM),
           driver.execute_script(ROOM))
    use_everything(driver)
    trees = pathlib.Path(page).with_suffix(".trees")
    if trees.exists():
        check_texts(driver, open_page, address, json.loads(trees.read_text()), expect)
    attacked = driver.execute_script("return [window.attacked, ({}).attacked].map(String)")
    expect("no text of a trace is code", attacked == ["undefined", "undefined"], attacked)
    urls = {url.split("#")[0] for url in requests(driver)}
    expect("only the file is loaded", urls <= {address}, urls)
    expect("the console is empty", (log := console(driver)) == [], log)


def check_fragments(driver, open_page, page, expect):
    """An address that is no link leaves the page as it opens, with no error."""
    address = pathlib.Path(page).resolve().as_uri()
    for fragment in FRAGMENTS:
        open_page(driver, address, fragment)
        moment = driver.find_element("id", "moment").text
        expect(f"{fragment[:40]} is harmless", moment.startswith("After event "), moment)
        facts = driver.find_element("id", "events-facts").get_attribute("textContent")
        isWhole = "." not in facts and "NaN" not in facts
        expect(f"{fragment[:40]} selects whole events", isWhole, facts)
    attacked = driver.execute_script("return [window.attacked, ({}).attacked].map(String)")
    expect("no fragment is code", attacked == ["undefined", "undefined"], attacked)
    expect("the console is empty after fragments", (log := console(driver)) == [], log)


def check_attacks(driver, open_page, requests, pages, expect):
    for page in pages:
        check_attack(driver, open_page, requests, page, expect)
    check_fragments(driver, open_page, pages[0], expect)
