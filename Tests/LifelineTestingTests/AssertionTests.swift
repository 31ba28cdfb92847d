import HeadlessUIKit
import LifelineTesting
import LifelineXCTest
import Testing
import XCTest

@MainActor
struct `Expectations` {
  @Test(.lifeline) func `hold for a push`() throws {
    let app = HeadlessApp.current
    let home = HomeViewController()
    let navigation = UINavigationController(rootViewController: home)
    let window = show(navigation)
    try app.settle()
    let detail = DetailViewController()
    navigation.pushViewController(detail, animated: true)
    try app.settle()
    expectCallbacks(of: detail, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear)
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

  @Test func `show callbacks as a diff`() async throws {
    let inner = try await Inner {
      let home = HomeViewController()
      let window = show(home)
      try HeadlessApp.current.settle()
      expectCallbacks(of: home, .viewWillAppear, .viewDidAppear, .viewDidLoad, .viewDidDisappear)
      withExtendedLifetime(window) {}
    }
    #expect(
      inner.issues == [
        """
        the callbacks differ (- expected, + recorded)
        + HomeViewController#1 viewDidLoad
          HomeViewController#1 viewWillAppear(animated: false)
          HomeViewController#1 viewDidAppear(animated: false)
        - HomeViewController#1 viewDidLoad
        - HomeViewController#1 viewDidDisappear
        """
      ]
    )
  }

  @Test func `show states and relations in words`() async throws {
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
        "HomeViewController#1 is hidden, expected visible: it heard no callback of appearance",
        "the parent of DetailViewController#1 is nil, expected HomeViewController#1",
        """
        the children of HomeViewController#1 differ (- expected, + found)
        - DetailViewController#1
        """,
        "the superview of UIView#1 is nil, expected UIView#2",
      ]
    )
  }

  @Test func `find observers as the seed defines it`() async throws {
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
    let text = "<LifelineTestingTests.HomeViewController: 0x"
    #expect(inner.issues.count == 2)
    #expect(
      inner.issues[0]
        .hasPrefix("DetailViewController is not a child of view controller: \(text)")
    )
    #expect(
      inner.issues[1]
        .hasPrefix("multiple instances of DetailViewController found on view controller: \(text)")
    )
  }

  @Test func `say that nothing is recorded`() {
    withKnownIssue {
      expectCallbacks(of: HomeViewController(), .viewDidLoad)
    } matching: { issue in
      issue.comments == [
        "nothing is recorded here: the test needs the trait .lifeline or the class LifelineTestCase"
      ]
    }
  }
}

/// Runs under XCTest, which is the framework that is tested.
final class RecordedCaseTests: LifelineTestCase {
  private var window: UIWindow?

  @MainActor func testCallbacksOfARoot() async throws {
    let app = HeadlessApp.current
    let home = HomeViewController()
    window = show(home)
    try await app.settle()
    XCTAssertCallbacks(of: home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
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
