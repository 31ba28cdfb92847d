"""Opens pages of traces in Chromium and reports what is wrong with them, one line each.

Arguments: pairs of a page and of the trees that `PageProbe` wrote for it, the first ones for
checks that need not be repeated; after `--index`, a page of tests; after `--attacks`, pages of hostile
traces, which may have trees beside them; after `--large`, pages of large traces, whose times are
measured. Needs Debian's chromium-driver and python3-selenium. Checks accessibility too if the
environment variable AXE is the path of axe.min.js. Exit status 0: every check passed.
`Tests/Interop/browsers` writes the pages and runs this. With `--short` as the first argument, each
fourth moment of a page is compared, and accessibility is checked on the first page only.
"""

import base64
import json
import pathlib
import sys
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser_attacks import check_attacks
from browser_axe import check_accessibility, check_focus
from browser_edges import check_edges
from browser_index import check_index
from browser_measures import measure
from browser_texts import check_texts
from browser_tour import check_keyboard
from browser_views import check_differences, check_views
from pace import PACE

TREE = """
return [...document.querySelectorAll('#' + arguments[0] + ' .row')].map(row =>
  [Number(row.getAttribute('aria-level')) - 1, row.dataset.object, row.dataset.state]);
"""
PIXELS = """
const canvas = document.getElementById(arguments[0]);
const copy = document.createElement('canvas');
copy.width = canvas.width;
copy.height = canvas.height;
const context = copy.getContext('2d', { willReadFrequently: true });
context.drawImage(canvas, 0, 0);
const { data } = context.getImageData(0, 0, copy.width, copy.height);
const colors = new Set();
for (let i = 0; i < data.length; i += 4) colors.add(data[i] << 16 | data[i + 1] << 8 | data[i + 2]);
return colors.size;
"""
# The pixels of the axis of the timeline, the upper 30 pixels.
AXIS = """
const canvas = document.getElementById('lanes');
const copy = document.createElement('canvas');
copy.width = canvas.width;
copy.height = 30 * canvas.width / canvas.clientWidth;
copy.getContext('2d').drawImage(canvas, 0, 0);
return copy.toDataURL();
"""
BACKGROUND = "return getComputedStyle(document.body).backgroundColor"
# Texts that overlap another text or leave the window, among those of the document.
OUTSIDE = """
return [...document.querySelectorAll('button, label, h1, .name, .headline, [role=tab]')]
  .filter(item => item.checkVisibility() && item.getBoundingClientRect().width > 0)
  .filter(item => item.getBoundingClientRect().right > innerWidth + 1
    || item.getBoundingClientRect().left < -1)
  .map(item => item.textContent.slice(0, 40));
"""


def start_browser():
    options = Options()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900"]:
        options.add_argument(argument)
    options.add_argument("--enable-precise-memory-info")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def open_page(driver, address, fragment=""):
    driver.get("about:blank")
    driver.get_log("performance")
    driver.get(address + fragment)
    deadline = time.time() + 60
    while time.time() < deadline:
        if driver.execute_script("return document.body?.dataset.ready !== undefined"):
            return
        time.sleep(PACE * 0.05)
    raise RuntimeError(f"{address} is not ready: {driver.get_log('browser')}")


def requests(driver):
    """The addresses that the browser requested since the page was opened."""
    messages = [json.loads(entry["message"])["message"] for entry in driver.get_log("performance")]
    return [
        message["params"]["request"]["url"]
        for message in messages
        if message["method"] == "Network.requestWillBeSent"
    ]


def go_to(driver, fragment):
    driver.execute_script("location.hash = arguments[0]", fragment)
    time.sleep(PACE * 0.12)


def check_loading(driver, address, expect):
    urls = {url.split("#")[0] for url in requests(driver)}
    expect("only the file is loaded", urls <= {address}, urls)
    console = [entry["message"] for entry in driver.get_log("browser")]
    expect("the console is empty", not console, console)


def check_trees(driver, trees, expect):
    for pane in ["views", "controllers"]:
        driver.find_element("id", f"{pane}-tab").click()
        for moment in trees["moments"]:
            go_to(driver, f"event={moment['event']}")
            shown = driver.execute_script(TREE, pane)
            expect(
                f"the tree of {pane} after event {moment['event']} is that of the history",
                shown == moment[pane],
                {"page": shown, "history": moment[pane]},
            )
    return len(trees["moments"])


def check_findings(driver, expect):
    """Follows every link of evidence and checks the moment it selects."""
    count = 0
    driver.find_element("id", "findings-tab").click()
    heads = len(driver.find_elements("css selector", "[data-finding]"))
    for number in range(heads):
        head = driver.find_elements("css selector", "[data-finding]")[number]
        if head.get_attribute("aria-expanded") == "false":
            head.click()
        links = driver.find_elements("css selector", ".evidence a")
        for index in range(len(links)):
            link = driver.find_elements("css selector", ".evidence a")[index]
            event = link.get_attribute("data-event")
            link.click()
            time.sleep(PACE * 0.25)
            moment = driver.find_element("id", "moment").text
            isThere = f"event={event}&" in driver.current_url + "&"
            expect(
                f"evidence {index} of finding {number} selects event {event}",
                moment.startswith(f"After event {event}") and isThere,
                [moment, driver.current_url],
            )
            count += 1
    return count


def check_fragment(driver, address, expect):
    """A link opens at its moment, object and finding."""
    hasFinding = bool(driver.find_elements("css selector", "[data-finding]"))
    open_page(driver, address, "#event=3&object=1.1" + ("&finding=0" if hasFinding else ""))
    moment = driver.find_element("id", "moment").text
    expect("a link opens at its event", moment.startswith("After event 3"), moment)
    expect("a link keeps its object", "object=1.1" in driver.current_url, driver.current_url)
    if hasFinding:
        head = driver.find_element("css selector", "[data-finding]")
        isOpen = head.get_attribute("aria-expanded") == "true"
        expect("a link opens its finding", isOpen, driver.current_url)
    open_page(driver, address, "#event=999999999&object=7.x&finding=-3&range=9-2&time=zzz")
    isRight = driver.find_element("id", "moment").text.startswith("After event ")
    expect("a wrong link is harmless", isRight, driver.find_element("id", "moment").text)


def check_tree_rows(driver, address, expect):
    """Folds a row of the tree with the pointer and filters the tree."""
    open_page(driver, address)
    driver.find_element("id", "views-tab").click()
    rows = lambda: len(driver.find_elements("css selector", "#views .row"))
    everything = rows()
    twists = driver.find_elements("css selector", "#views .twist:not(.none)")
    if not twists:
        return
    twists[0].click()
    expect("a click on the triangle hides the inner rows", rows() < everything, everything)
    driver.find_elements("css selector", "#views .twist:not(.none)")[0].click()
    expect("a second click shows them", rows() == everything, [rows(), everything])
    field = driver.find_element("id", "tree-filter")
    name = driver.find_elements("css selector", "#views .row .name")[-1].text
    field.send_keys(name)
    matches = driver.find_elements("css selector", "#views .row:not(.around)")
    texts = [match.text for match in matches]
    expect("the filter keeps rows with the words and those around them",
           0 < len(texts) <= everything and all(name in text for text in texts), [name, texts])
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(Keys.BACKSPACE)
    expect("an empty filter shows all rows", rows() == everything, [rows(), everything])


def check_table(driver, expect):
    """Searches and sorts the table of events."""
    go_to(driver, "event=1")
    driver.find_element("id", "events-tab").click()
    rows = lambda: int(driver.find_element("id", "events-table").get_attribute("aria-rowcount")) - 1
    everything = rows()
    driver.find_element("id", "query").send_keys("viewDid")
    time.sleep(PACE * 0.4)
    some = rows()
    expect("a search narrows the table", 0 < some < everything, [some, everything])
    driver.find_element("css selector", "[data-column=duration] button").click()
    time.sleep(PACE * 0.1)
    sort = driver.find_element("css selector", "[data-column=duration]").get_attribute("aria-sort")
    expect("durations sort from long to short", sort == "descending", sort)
    driver.find_element("id", "query").clear()
    driver.find_element("id", "query").send_keys(" ")
    time.sleep(PACE * 0.4)
    expect("clearing the search restores all rows", rows() == everything, rows())
    driver.find_element("css selector", "[data-column=time] button").click()


def picture(driver):
    return driver.execute_script("return document.getElementById('lanes').toDataURL()")


def check_pointer(driver, address, expect):
    """Clicks, zooms, pans, collapses and filters the timeline with the pointer."""
    open_page(driver, address, "#event=1")
    scroller = driver.find_element("id", "scroller")
    before = driver.find_element("id", "moment").text
    ActionChains(driver).move_to_element_with_offset(scroller, 150, 0).click().perform()
    after = driver.find_element("id", "moment").text
    expect("a click on the timeline selects an event", before != after, [before, after])
    wheel = (
        "const box = arguments[0].getBoundingClientRect();"
        "arguments[0].dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true,"
        " clientX: box.right - 100, clientY: box.top + 50, ...arguments[1] }))"
    )
    for what, init in [
        ("Ctrl and the wheel zoom", {"ctrlKey": True, "deltaY": -300}),
        ("Shift and the wheel pan", {"shiftKey": True, "deltaY": 200}),
    ]:
        old = picture(driver)
        driver.execute_script(wheel, scroller, init)
        time.sleep(PACE * 0.15)
        expect(what, picture(driver) != old, init)
    for identifier in ["fit", "collapse", "expand"]:
        driver.find_element("id", identifier).click()
    start = ActionChains(driver).move_to_element_with_offset(scroller, -100, 0)
    start.key_down(Keys.SHIFT).click_and_hold().move_by_offset(150, 0).release().key_up(
        Keys.SHIFT
    ).perform()
    time.sleep(PACE * 0.3)
    expect("a drag with Shift selects a part", "range=" in driver.current_url, driver.current_url)
    facts = driver.find_element("id", "events-facts").text
    expect("the table lists the selected part", facts.startswith("Selected, events"), facts)
    old = picture(driver)
    driver.find_element("id", "lane-filter").send_keys("Controller")
    time.sleep(PACE * 0.15)
    expect("a filter of lanes changes the timeline", picture(driver) != old, "")


def check_axis(driver, address, expect):
    """Lanes that are scrolled away do not cover the axis, at any position of the scroller."""
    size = {"width": 1280, "height": 520, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    open_page(driver, address, "#event=1")
    driver.find_element("id", "expand").click()
    time.sleep(PACE * 0.2)
    before = driver.execute_script(AXIS)
    room = driver.execute_script(
        "const box = document.getElementById('scroller'); return box.scrollHeight - box.clientHeight"
    )
    expect("the lanes are higher than their box", room > 40, room)
    for top in [3, 11, 17, 29, 40, room]:
        driver.execute_script("document.getElementById('scroller').scrollTop = arguments[0]", top)
        time.sleep(PACE * 0.15)
        position = driver.execute_script("return document.getElementById('scroller').scrollTop")
        expect(f"the lanes are scrolled by {top}", abs(position - top) <= 1, position)
        isEqual = driver.execute_script(AXIS) == before
        expect(f"the axis is that of the unscrolled lanes after a scroll by {top}", isEqual, top)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def check_fast_keys(driver, address, expect):
    """Many changes in a row do not exceed the limit of changes of the address."""
    open_page(driver, address, "#event=1")
    driver.execute_script(
        "const target = document.getElementById('scroller');"
        "for (let i = 0; i < 400; i++) target.dispatchEvent("
        "new KeyboardEvent('keydown', { key: i % 2 ? 'ArrowLeft' : 'ArrowRight' }))"
    )
    time.sleep(PACE * 0.3)
    console = [entry["message"] for entry in driver.get_log("browser")]
    expect("the console is empty after many keys", not console, console)


def check_copying(driver, address, expect):
    driver.execute_cdp_cmd(
        "Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
    )
    open_page(driver, address)
    driver.find_element("id", "controllers-tab").click()
    driver.find_element("id", "copy-tree").click()
    time.sleep(PACE * 0.2)
    field = driver.find_element("id", "lane-filter")
    field.send_keys(Keys.CONTROL, "v")
    value = field.get_attribute("value")
    rows = driver.find_elements("css selector", "#controllers .row")
    isTree = value.startswith("<") and ", state: " in value and value.count("state: ") == len(rows)
    expect("the tree of controllers is copied as text", isTree or not rows, value)


def check_drawing(driver, expect):
    for canvas in ["lanes", "overview"]:
        colors = driver.execute_script(PIXELS, canvas)
        expect(f"the canvas {canvas} shows more than a background", colors > 1, colors)
    light = driver.execute_script(BACKGROUND)
    for value in ["dark", "light"]:
        feature = {"name": "prefers-color-scheme", "value": value}
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
        time.sleep(PACE * 0.15)
        if value == "dark":
            dark = driver.execute_script(BACKGROUND)
            expect("dark mode has a dark background", dark != light, [light, dark])
            colors = driver.execute_script(PIXELS, "lanes")
            expect("dark mode draws the timeline", colors > 3, colors)
    check_print(driver, expect)
    pdf = driver.execute_cdp_cmd("Page.printToPDF", {"printBackground": True})
    size = len(base64.b64decode(pdf["data"]))
    expect("the page prints", size > 10_000, size)


def check_print(driver, expect):
    """A print has all lanes, in light colors, and states what it leaves out."""
    look = "const c = document.getElementById('lanes'); return [c.height / devicePixelRatio, c.width]"
    lanes = "return document.getElementById('lanes-height').style.height"
    before = driver.execute_script(look)
    driver.execute_script("dispatchEvent(new Event('beforeprint'))")
    wanted = float(driver.execute_script(lanes)[:-2])
    height, _ = driver.execute_script(look)
    expect("a print has all lanes", height == min(wanted, 2600), [height, wanted])
    expect("a print draws the timeline", driver.execute_script(PIXELS, "lanes") > 3, height)
    cut = driver.execute_script("return document.getElementById('events-table').dataset.cut ?? ''")
    rows = int(driver.find_element("id", "events-table").get_attribute("aria-rowcount")) - 1
    isStated = cut.startswith("300 of ") if rows > 300 else cut == ""
    expect("a print states how many events it leaves out", isStated, [cut, rows])
    driver.execute_script("dispatchEvent(new Event('afterprint'))")
    expect("the timeline has its size after a print", driver.execute_script(look) == before, before)


def check_widths(driver, expect):
    for width, height in [(1280, 900), (390, 844)]:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        time.sleep(PACE * 0.3)
        outside = driver.execute_script(OUTSIDE)
        expect(f"nothing is outside of {width} pixels", not outside, outside)
        wide = driver.execute_script("return document.documentElement.scrollWidth")
        expect(f"the page is {width} pixels wide", wide <= width, wide)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def check_inert(driver, expect):
    """Texts of a trace are texts."""
    strange = driver.execute_script(
        "return [document.querySelectorAll('img, iframe, object, embed, link').length,"
        " document.querySelectorAll('script:not([type=\"text/plain\"])').length,"
        " [...document.querySelectorAll('script[type]')].every(data => /^data(-\\d+)?$/.test(data.id)),"
        " window.attacked === undefined]"
    )
    expect("names add no elements", strange == [0, 1, True, True], strange)


def parted(arguments, option):
    at = arguments.index(option) if option in arguments else len(arguments)
    return arguments[:at], arguments[at + 1 :]


def main(arguments):
    isShort = arguments[:1] == ["--short"]
    arguments = arguments[1:] if isShort else arguments
    pages, large = parted(arguments, "--large")
    pages, attacks = parted(pages, "--attacks")
    pages, indexes = parted(pages, "--index")
    driver = start_browser()
    failures, passed = [], 0

    def expect(what, isRight, found):
        nonlocal passed
        passed += 1 if isRight else 0
        if not isRight:
            failures.append(what)
            print(f"{name}: not so: {what}: {json.dumps(found, ensure_ascii=False, default=list)[:700]}")

    try:
        for number, (page, trees) in enumerate(zip(pages[::2], pages[1::2])):
            name = page
            address = pathlib.Path(page).resolve().as_uri()
            open_page(driver, address)
            check_loading(driver, address, expect)
            check_inert(driver, expect)
            rows = json.loads(pathlib.Path(trees).read_text())
            if isShort:
                rows = {key: values[::4] for key, values in rows.items()}
            check_trees(driver, rows, expect)
            check_texts(driver, open_page, address, rows, expect)
            check_findings(driver, expect)
            check_fragment(driver, address, expect)
            check_views(driver, open_page, address, expect)
            if number < 3:
                open_page(driver, address)
                if number == 0 or not isShort:
                    check_accessibility(driver, expect)
                check_differences(driver, open_page, address, expect)
                check_keyboard(driver, open_page, address, expect)
                check_focus(driver, open_page, address, expect)
                check_widths(driver, expect)
            if "cells" in page:
                check_edges(driver, open_page, address, expect)
            if number == 0:
                open_page(driver, address)
                check_table(driver, expect)
                check_drawing(driver, expect)
                check_tree_rows(driver, address, expect)
                check_pointer(driver, address, expect)
                check_axis(driver, address, expect)
                check_copying(driver, address, expect)
                check_fast_keys(driver, address, expect)
            check_loading(driver, address, expect)
        for page in indexes:
            name = page
            check_index(driver, page, expect)
        if attacks:
            name = "hostile traces"
            check_attacks(driver, open_page, requests, attacks, expect)
        for page in large:
            name = page
            measure(driver, page, open_page, expect)
    finally:
        driver.quit()
    print(f"{passed} checks passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
