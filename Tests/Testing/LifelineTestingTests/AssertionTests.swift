import HeadlessUIKit
import LifelineTesting
import LifelineXCTest
import Testing
import XCTest

@MainActor
struct `Expectations` {
  @Test(.lifeline) func `expectations hold for a push`() throws {
    let app = HeadlessApp.current
    let home = HomeViewController()
    let navigation = UINavigationController(rootViewController: home)
    let window = show(navigation)
    try app.settle()
    let detail = DetailViewController()
    navigation.pushViewController(detail, animated: true)
    try app.settle()
    expectCallbacks(of: detail, inOrder: .viewDidLoad, .viewWillAppear, .viewDidAppear)
    expectCallbacks(of: detail, exactly: .viewWillAppear, .viewIsAppearing, .viewDidAppear)
    expectCallbacks(of: detail, exactly: .loadView, .viewDidLoad)
    expectOrder(
      Call(home, .viewWillDisappear),
      Call(detail, .viewWillAppear),
      Call(home, .viewDidDisappear),
      Call(detail, .viewDidAppear)
    )
    expectState(of: home, is: .hidden)
    expectState(of: detail, is: .visible)
    expectParent(of: detail, is: navigation)
    expectChildren(of: navigation, are: [home, detail])
    expectSuperview(of: window, is: nil)
    expectNoFindings()
  }

  @Test func `a failed expectation shows callbacks as a diff`() async throws {
    let inner = try await Inner {
      let home = HomeViewController()
      let window = show(home)
      try HeadlessApp.current.settle()
      expectCallbacks(
        of: home,
        inOrder: .viewWillAppear,
        .viewDidAppear,
        .viewDidLoad,
        .viewDidDisappear
      )
      withExtendedLifetime(window) {}
    }
    #expect(
      inner.issues == [
        """
        expectCallbacks(of:inOrder:) failed: HomeViewController#1 received other callbacks \
        (- expected, + recorded)
        + HomeViewController#1 viewDidLoad
          HomeViewController#1 viewWillAppear(animated: false)
          HomeViewController#1 viewDidAppear(animated: false)
        - HomeViewController#1 viewDidLoad
        - HomeViewController#1 viewDidDisappear
        """
      ]
    )
  }

  @Test func `exactly compares the whole group of each callback`() async throws {
    let inner = try await Inner {
      let home = HomeViewController()
      let window = show(home)
      try HeadlessApp.current.settle()
      expectCallbacks(of: home, exactly: .viewDidLoad, .viewWillAppear, .viewDidAppear)
      withExtendedLifetime(window) {}
    }
    #expect(
      inner.issues == [
        """
        expectCallbacks(of:exactly:) failed: HomeViewController#1 received other callbacks \
        (- expected, + recorded)
        + HomeViewController#1 loadView
          HomeViewController#1 viewDidLoad
          HomeViewController#1 viewWillAppear(animated: false)
        + HomeViewController#1 viewIsAppearing(animated: false)
          HomeViewController#1 viewDidAppear(animated: false)
        """
      ]
    )
  }

  @Test func `a failed expectation of an order across objects shows a diff`() async throws {
    let inner = try await Inner {
      let home = HomeViewController()
      _ = home.view
      expectOrder(Call(home, .viewDidLoad), Call(home, .loadView))
    }
    #expect(
      inner.issues == [
        """
        expectOrder(_:) failed: the calls were received in a different order (- expected, + recorded)
        - HomeViewController#1 viewDidLoad
          HomeViewController#1 loadView
        + HomeViewController#1 viewDidLoad
        """
      ]
    )
  }

  @Test func `an unknown callback gets a suggestion`() async throws {
    let inner = try await Inner {
      let home = HomeViewController()
      expectCallbacks(of: home, inOrder: "viewDidApear")
      expectCallbacks(of: home, inOrder: "refreshed")
    }
    #expect(
      inner.issues == [
        """
        expectCallbacks(of:inOrder:) failed: HomeViewController#1 received other callbacks \
        (- expected, + recorded)
        - HomeViewController#1 viewDidApear
        help: no callback is named 'viewDidApear': did you mean 'viewDidAppear'?
        """,
        """
        expectCallbacks(of:inOrder:) failed: HomeViewController#1 received other callbacks \
        (- expected, + recorded)
        - HomeViewController#1 refreshed
        help: no callback is named 'refreshed': use the spelling of the trace, such as \
        'viewWillTransition(to:with:)'
        """,
      ]
    )
  }

  @Test func `an object that was created outside the test is reported`() async throws {
    let home = HomeViewController()
    let inner = try await Inner {
      expectState(of: home, is: .visible)
      expectCallbacks(of: home, inOrder: .viewDidLoad)
    }
    let text = """
      failed: this HomeViewController was created outside the test, so it is not recorded
      help: create it in the test, in setUp() or in the initializer of the suite
      """
    #expect(
      inner.issues == ["expectState(of:is:) \(text)", "expectCallbacks(of:inOrder:) \(text)"]
    )
  }

  @Test func `an empty list of calls fails`() async throws {
    let inner = try await Inner {
      expectOrder()
    }
    #expect(
      inner.issues == [
        """
        expectOrder(_:) failed: the list of calls is empty, so nothing would be compared
        help: list the expected calls
        """
      ]
    )
  }

  @Test func `a failed expectation describes states and relations`() async throws {
    let inner = try await Inner {
      let home = HomeViewController()
      let detail = DetailViewController()
      expectState(of: home, is: .visible)
      expectParent(of: detail, is: home)
      expectChildren(of: home, are: [detail])
      expectSuperview(of: detail.view, is: home.view)
    }
    #expect(
      inner.issues == [
        """
        expectState(of:is:) failed: HomeViewController#1 is hidden, expected visible: it received no \
        appearance callback
        note: its view is not loaded
        help: show it in a visible window, then call app.settle()
        """,
        "expectParent(of:is:) failed: the parent of DetailViewController#1 is nil, expected "
          + "HomeViewController#1",
        """
        expectChildren(of:are:) failed: the children of HomeViewController#1 differ (- expected, + found)
        - DetailViewController#1
        """,
        "expectSuperview(of:is:) failed: the superview of UIView#1 is nil, expected UIView#2",
      ]
    )
  }

  @Test func `a running transition gets the advice to settle`() async throws {
    let inner = try await Inner {
      let home = HomeViewController()
      let window = show(home)
      expectState(of: home, is: .visible)
      withExtendedLifetime(window) {}
    }
    #expect(
      inner.issues == [
        """
        expectState(of:is:) failed: HomeViewController#1 is appearing, expected visible: its last \
        callback is viewWillAppear
        help: the transition is still running: call app.settle() first
        """
      ]
    )
  }

  @Test func `an observer child is found`() async throws {
    let inner = try await Inner {
      let home = HomeViewController()
      expectObservableAttached(on: home, observableType: DetailViewController.self)
      for _ in 0..<2 {
        let detail = DetailViewController()
        home.addChild(detail)
        detail.didMove(toParent: home)
      }
      expectObservableAttached(on: home, observableType: DetailViewController.self)
    }
    let name = "expectObservableAttached(on:observableType:)"
    let text = "view controller: <LifelineTestingTests.HomeViewController: 0x"
    let sentences = [
      "DetailViewController is not a child of \(text)",
      "multiple instances of DetailViewController found on \(text)",
    ]
    #expect(inner.issues.count == 2)
    for (issue, sentence) in zip(inner.issues, sentences) {
      #expect(issue.hasPrefix("\(name) failed: \(sentence)"))
    }
  }

  @Test func `an expectation outside a recording fails with advice`() {
    withKnownIssue {
      expectCallbacks(of: HomeViewController(), inOrder: .viewDidLoad)
    } matching: { issue in
      issue.comments == [
        "expectCallbacks(of:inOrder:) failed: no recording is active: the test needs the trait .lifeline or the class LifelineTestCase"
      ]
    }
  }
}

/// Runs under XCTest, the framework under test.
final class RecordedCaseTests: LifelineTestCase {
  private var window: UIWindow?

  @MainActor func testCallbacksOfARoot() async throws {
    let app = HeadlessApp.current
    let home = HomeViewController()
    window = show(home)
    try await app.settle()
    XCTAssertCallbacks(of: home, inOrder: .viewDidLoad, .viewWillAppear, .viewDidAppear)
    XCTAssertCallbacks(of: home, exactly: .loadView, .viewDidLoad)
    XCTAssertOrder(Call(home, .viewWillAppear), Call(home, .viewDidAppear))
    XCTAssertState(of: home, is: .visible)
    XCTAssertParent(of: home, is: nil)
    XCTAssertChildren(of: home, are: [])
    XCTAssertSuperview(of: home.view, is: window)
    XCTAssertNoFindings()
  }

  func testSynchronously() throws {
    try MainActor.assumeIsolated {
      let home = HomeViewController()
      let window = show(home)
      try HeadlessApp.current.advance(by: .seconds(1))
      home.addChild(DetailViewController())
      XCTAssertObservableAttached(on: home, observableType: DetailViewController.self)
      home.children[0].didMove(toParent: home)
      withExtendedLifetime(window) {}
    }
  }
}
