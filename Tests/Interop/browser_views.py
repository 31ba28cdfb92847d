"""Checks of what pages of several traces add: the choice of a trace, and the differences of two."""

import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from pace import PACE

READY = "return document.body?.dataset.ready !== undefined && !window.isOld"


def wait_until(test, seconds=20):
    deadline = time.time() + seconds
    while time.time() < deadline:
        if test():
            return True
        time.sleep(PACE * 0.05)
    return False


def check_views(driver, open_page, address, expect):
    """Chooses each trace of the page; a link to a trace opens it."""
    open_page(driver, address)
    options = driver.find_elements("css selector", "#view option")
    for number in range(len(options)):
        before = driver.find_element("id", "facts").text
        driver.execute_script(
            "window.isOld = true; const choice = document.getElementById('view');"
            "choice.value = arguments[0]; choice.dispatchEvent(new Event('change'))", str(number)
        )
        if number == 0:
            driver.execute_script("window.isOld = false")
            continue
        expect(f"view {number} opens", wait_until(lambda: driver.execute_script(READY)), number)
        facts = driver.find_element("id", "facts").text
        expect(f"view {number} shows another trace", facts != before, facts)
        time.sleep(PACE * 0.25)
        expect("the address names the view", f"view={number}" in driver.current_url,
               driver.current_url)
    if len(options) > 1:
        open_page(driver, address, "#view=1&event=2")
        moment = driver.find_element("id", "moment").text
        expect("a link opens a view at its event", moment.startswith("After event 2 "), moment)
    open_page(driver, address, "#view=99")
    chosen = driver.execute_script("return document.getElementById('view').value")
    expect("a link to no view opens the first one", chosen in ["", "0"], chosen)


def moment_after(driver, beginning):
    """The text of the moment, which the page shows in its next frame."""
    end = time.monotonic() + 3
    while True:
        text = driver.find_element("id", "moment").text
        if text.startswith(beginning) or time.monotonic() > end:
            return text
        time.sleep(0.02)


def check_differences(driver, open_page, address, expect):
    """Follows each difference, and steps through them by keys."""
    open_page(driver, address)
    heads = driver.find_elements("css selector", ".difference")
    for index in range(len(heads)):
        head = driver.find_elements("css selector", ".difference")[index]
        event = head.get_attribute("data-event")
        driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", head)
        time.sleep(PACE * 0.05)
        head.click()
        moment = moment_after(driver, f"After event {event} ")
        expect(f"difference {index} selects event {event}",
               moment.startswith(f"After event {event} "), moment)
    if not heads:
        return 0
    ActionChains(driver).click(driver.find_element("id", "scroller")).perform()
    ActionChains(driver).send_keys("j").perform()
    time.sleep(PACE * 0.1)
    first = driver.find_element("id", "moment").text
    ActionChains(driver).send_keys("k").perform()
    time.sleep(PACE * 0.1)
    second = driver.find_element("id", "moment").text
    events = [head.get_attribute("data-event") for head in heads]
    places = [text.split()[2] for text in [first, second]]
    expect("keys step through the differences", set(places) <= set(events) and first != second,
           [first, second])
    letters = driver.execute_script(
        "return [...new Set([...document.querySelectorAll('#views .side, #controllers .side')]"
        ".map(mark => mark.textContent))].sort()"
    )
    expect("the trees show both traces", letters == ["A", "B"], letters)
    before = driver.execute_script("return document.getElementById('lanes-height').style.height")
    driver.find_element("id", "show-differing").click()
    time.sleep(PACE * 0.1)
    after = driver.execute_script("return document.getElementById('lanes-height').style.height")
    expect("lanes without differences can be hidden",
           int(float(after[:-2])) <= int(float(before[:-2])), [before, after])
    driver.find_element("id", "show-differing").click()
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    return len(heads)
