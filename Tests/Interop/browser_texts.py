"""Checks that "Copy as text" gives what `lifeline render tree --format text` prints."""

import time

from pace import PACE

# The clipboard of a test is a variable: the real one needs a permission and is shared.
CLIPBOARD = (
    "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {"
    " writeText: text => { window.copied = text; return Promise.resolve(); } } })"
)


def copied_tree(driver):
    driver.execute_script("window.copied = undefined; document.getElementById('copy-tree').click()")
    return driver.execute_script("return window.copied")


def first_difference(page, printed):
    lines = list(zip((page or "").split("\n"), printed.split("\n")))
    return next(([one[:200], other[:200]] for one, other in lines if one != other), [page, printed])


def check_texts(driver, open_page, address, trees, expect):
    """Copies both trees at each moment, opened by event and by time; returns the number of texts."""
    open_page(driver, address)
    driver.execute_script(CLIPBOARD)
    for moment in trees["texts"]:
        for fragment in [f"event={moment['event']}", f"time={moment['time']}"]:
            driver.execute_script("location.hash = arguments[0]", fragment)
            time.sleep(PACE * 0.06)
            for pane in ["views", "controllers"]:
                driver.find_element("id", f"{pane}-tab").click()
                text = copied_tree(driver)
                expect(
                    f"the copied tree of {pane} at {fragment} is that of render tree",
                    text == moment[pane],
                    first_difference(text, moment[pane]),
                )
    return len(trees["texts"])
