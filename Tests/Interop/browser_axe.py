"""Checks accessibility with axe-core, in both themes and at both widths, and that focus is visible."""

import os
import pathlib
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from pace import PACE

RUN = "const done = arguments[0]; axe.run().then(result => done(result.violations))"
PANES = ["controllers", "frames", "views", "differences", "findings", "events"]
LOOKS = [(width, height, theme) for width, height in [(1280, 900), (390, 844)]
         for theme in ["light", "dark"]]
# Whether the element with the focus has a visible outline in the window.
FOCUS = """
const item = document.activeElement;
if (!item || item === document.body) return null;
const style = getComputedStyle(item), box = item.getBoundingClientRect();
const isSeen = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1;
return [item.id || item.className || item.tagName, isOutlined && isSeen];
"""


def use_look(driver, width, height, theme):
    size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    feature = {"name": "prefers-color-scheme", "value": theme}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
    time.sleep(PACE * 0.2)


def restore_look(driver):
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def check_axe(driver, what, expect):
    violations = driver.execute_async_script(RUN)
    texts = [[v["id"], [node["html"][:160] for node in v["nodes"]][:4]] for v in violations]
    expect(f"axe reports nothing {what}", not violations, texts)


def load_axe(driver):
    """Returns whether axe-core is there."""
    path = os.environ.get("AXE")
    if path:
        # The policy of the page permits no other script, but a script of the driver is not of the page.
        driver.execute_script(pathlib.Path(path).read_text())
    return bool(path)


def check_accessibility(driver, expect):
    """Runs axe-core in every pane of a page of a trace."""
    if not load_axe(driver):
        return
    summary = driver.find_element("css selector", "#help summary")
    for width, height, theme in LOOKS:
        use_look(driver, width, height, theme)
        for pane in PANES:
            tab = driver.find_element("id", f"{pane}-tab")
            if not tab.is_displayed():
                continue
            tab.click()
            if pane == "findings":
                closed = driver.find_elements("css selector", ".headline[aria-expanded=false]")
                if closed and not driver.find_elements("css selector", ".evidence"):
                    driver.execute_script("arguments[0].click()", closed[0])
            check_axe(driver, f"with {pane}, {width} pixels, {theme}", expect)
        driver.execute_script("arguments[0].click()", summary)
        check_axe(driver, f"with the keys, {width} pixels, {theme}", expect)
        driver.execute_script("arguments[0].click()", summary)
    restore_look(driver)


def check_focus(driver, open_page, address, expect, steps=60):
    """Tab shows where the focus is, at each stop, and leaves no stop out of reach."""
    open_page(driver, address)
    stops = []
    for _ in range(steps):
        ActionChains(driver).send_keys(Keys.TAB).perform()
        found = driver.execute_script(FOCUS)
        if found is None:
            break
        stops.append(found)
    hidden = [name for name, isSeen in stops if not isSeen]
    expect("the focus is visible at each stop", not hidden, hidden)
    expect("Tab reaches controls", len(stops) > 3, stops)
