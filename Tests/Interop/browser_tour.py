"""A tour of a page by keyboard alone: no pointer, and no script moves the focus."""

import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from pace import PACE

ACTIVE = """
const a = document.activeElement;
return [a.id, a.className, a.getAttribute('role') ?? '', a.closest('[role=tree]')?.id ?? ''];
"""


class Tour:
    def __init__(self, driver):
        self.driver = driver

    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def active(self):
        return self.driver.execute_script(ACTIVE)

    def tab_to(self, is_there, back=False):
        """Presses Tab until the focus is there; returns whether it arrived within 90 steps."""
        for _ in range(90):
            if is_there(*self.active()):
                return True
            if back:
                ActionChains(self.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(
                    Keys.SHIFT
                ).perform()
            else:
                self.press(Keys.TAB)
        return False

    def to(self, identifier):
        return self.tab_to(lambda name, *_: name == identifier)

    def text(self, identifier):
        return self.driver.find_element("id", identifier).text


def check_keyboard(driver, open_page, address, expect):
    """Filters lanes, moves in the timeline, folds a tree, follows evidence and reads the table."""
    open_page(driver, address)
    tour = Tour(driver)
    expect("Tab reaches the filter of lanes", tour.to("lane-filter"), tour.active())
    tour.press("Controller")
    if driver.find_element("id", "axis").is_displayed():
        expect("Tab reaches the axis", tour.to("axis"), tour.active())
    expect("Tab reaches the button that fits the timeline", tour.to("fit"), tour.active())
    tour.press(Keys.ENTER)
    expect("Tab reaches the timeline", tour.to("scroller"), tour.active())
    check_timeline_keys(driver, tour, expect)
    check_tree_keys(driver, tour, expect)
    check_list_keys(driver, tour, expect)


def check_timeline_keys(driver, tour, expect):
    before = tour.text("moment")
    for key in [Keys.END, Keys.HOME, Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT]:
        tour.press(key)
    for key in ["+", "-", "d", "a", "w", "s", "z", "f"]:
        tour.press(key)
    time.sleep(PACE * 0.1)
    after = tour.text("moment")
    expect("keys of the timeline move the moment", before != after, [before, after])
    before = driver.execute_script("return document.getElementById('lanes').toDataURL()")
    tour.press("+", "+")
    time.sleep(PACE * 0.1)
    after = driver.execute_script("return document.getElementById('lanes').toDataURL()")
    expect("a key zooms the timeline", before != after, "")
    ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT).key_up(
        Keys.SHIFT
    ).perform()
    time.sleep(PACE * 0.3)
    expect("Shift and an arrow select a part", "range=" in driver.current_url, driver.current_url)
    tour.press(Keys.ESCAPE)
    time.sleep(PACE * 0.3)
    expect("Escape clears the part", "range=" not in driver.current_url, driver.current_url)
    tour.press(Keys.END, *[Keys.ARROW_LEFT] * 6)


def check_tree_keys(driver, tour, expect):
    expect("Tab reaches the tabs of the hierarchy", tour.tab_to(
        lambda name, *_: name in ["views-tab", "controllers-tab", "frames-tab"]), tour.active())
    tour.press(Keys.HOME)
    expect("Home chooses the first tab", tour.active()[0] == "views-tab", tour.active())
    rows = lambda: len(driver.find_elements("css selector", "#views .row"))
    if rows() < 2:
        return
    reaches = tour.tab_to(lambda _, __, role, tree: role == "treeitem" and tree == "views")
    expect("Tab reaches a row of the tree", reaches, tour.active())
    everything = rows()
    tour.press(Keys.HOME)
    if driver.execute_script("return document.activeElement.ariaExpanded"):
        tour.press(Keys.ARROW_LEFT)
        expect("an arrow hides the inner rows", rows() < everything, [rows(), everything])
        tour.press(Keys.ARROW_RIGHT)
        expect("an arrow shows the inner rows", rows() == everything, [rows(), everything])
    tour.press(Keys.ARROW_DOWN, Keys.ENTER)
    time.sleep(PACE * 0.3)
    expect("Enter selects an object", "object=" in driver.current_url, driver.current_url)


def check_list_keys(driver, tour, expect):
    lists = ["differences-tab", "findings-tab", "events-tab"]
    expect("Tab reaches the lists", tour.tab_to(lambda name, *_: name in lists), tour.active())
    headlines = driver.find_elements("css selector", "#findings .headline")
    if headlines:
        while tour.active()[0] != "findings-tab":
            tour.press(Keys.ARROW_RIGHT)
        reaches = tour.tab_to(lambda _, name, *__: name == "headline")
        expect("Tab reaches a finding", reaches, tour.active())
        tour.press(Keys.ENTER)
        links = driver.find_elements("css selector", ".evidence a")
        if links:
            event = links[0].get_attribute("data-event")
            tour.press(Keys.TAB, Keys.ENTER)
            time.sleep(PACE * 0.1)
            moment = tour.text("moment")
            expect("Enter follows evidence", moment.startswith(f"After event {event} "), moment)
        tour.tab_to(lambda name, *_: name in lists, back=True)
    tour.press(Keys.END)
    expect("End chooses the table", tour.active()[0] == "events-tab", tour.active())
    text = tour.text("statistics")
    expect("the table states its calls", "call" in text and "event" in text, text)
    reaches = tour.tab_to(lambda name, *_: name.startswith("event-"))
    expect("Tab reaches a row of the table", reaches, tour.active())
    tour.press(Keys.HOME, Keys.ARROW_DOWN)
    time.sleep(PACE * 0.3)
    row = tour.active()[0]
    expect("arrows select a row of the table", row.startswith("event-"), row)
    event = row.removeprefix("event-")
    expect("the row of the table is the moment", f"event={event}&" in driver.current_url, row)
