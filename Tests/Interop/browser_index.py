"""Checks the page of all tests: links, search, texts, accessibility, width, and the policy."""

import pathlib
import time

from browser_axe import LOOKS, check_axe, check_focus, load_axe, restore_look, use_look
from pace import PACE

WIDE = "return [document.documentElement.scrollWidth, innerWidth]"


def open_index(driver, address, fragment=""):
    driver.get("about:blank")
    driver.get(address + fragment)
    deadline = time.time() + 20
    while time.time() < deadline:
        if driver.find_elements("css selector", ".test"):
            return
        time.sleep(PACE * 0.05)


def check_index(driver, page, expect):
    path = pathlib.Path(page).resolve()
    address = path.as_uri()
    driver.get_log("browser")
    open_index(driver, address)
    facts = driver.find_element("id", "facts").text
    expect("the page counts results", "3 failed · 1 did not end · 61 passed" in facts, facts)
    attacked = driver.execute_script("return [String(window.attacked), document.title]")
    expect("texts of tests are texts", attacked == ["undefined", "Tests"], attacked)
    explore = driver.find_element("css selector", "[aria-label$='adds()']").get_attribute("href")
    expect("a failure links to its page", explore == path.with_name("page.html").as_uri(), explore)
    links = [link.get_attribute("href") for link in driver.find_elements("css selector", "a.explore")]
    expect("a path is escaped in a link", any(link.endswith("missing%20%231%3F.html") for link in links), links)
    titles = [title.text for title in driver.find_elements("css selector", ".title")]
    numbers = [title for title in titles if "passes(" in title]
    sorted_numbers = [f"ShopTests/passes({number})" for number in range(60)]
    expect("numbers in names are in order", numbers == sorted_numbers, numbers)
    links = [link.get_attribute("href") for link in driver.find_elements("css selector", ".findings a")]
    expect("a finding links to itself in its page", links[:1] == [path.with_name("page.html").as_uri() + "#finding=0"],
           links[:2])
    driver.find_element("id", "search").send_keys("warns")
    time.sleep(PACE * 0.1)
    titles = [title.text for title in driver.find_elements("css selector", ".title")]
    expect("a search finds a test", titles == ["ShopTests/warns()"], titles)
    driver.find_element("id", "search").clear()
    check_looks(driver, address, expect)
    check_focus(driver, open_index, address, expect, steps=20)
    console = [entry["message"] for entry in driver.get_log("browser")]
    expect("the console is empty", not console, console)
    driver.find_element("css selector", ".findings a").click()
    time.sleep(PACE * 1)
    expect("the page of a failure opens", "#finding=0" in driver.current_url
           or driver.current_url.endswith("page.html"), driver.current_url)


def check_looks(driver, address, expect):
    open_index(driver, address)
    hasAxe = load_axe(driver)
    for width, height, theme in LOOKS:
        use_look(driver, width, height, theme)
        wide, window = driver.execute_script(WIDE)
        expect(f"the page is {width} pixels wide", wide <= window, [wide, window])
        if hasAxe:
            check_axe(driver, f"on the page of tests, {width} pixels, {theme}", expect)
    restore_look(driver)
