import LifelineTesting
import LifelineXCTest
import Testing
import UIKit
import XCTest

@MainActor
@Suite(.lifeline)
struct `Observers that are children` {
  let window = UIWindow()
  let app = HeadlessApp.current

  /// Snippets 001.1, 001.2, 001.3.
  ///
  /// The article: "if you add a UIViewController to another one as a child it receives all the same
  /// lifecycle events."
  @Test func `an observer receives the callbacks of its parent`() throws {
    let screen = ObservedController()
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try app.settle()
    navigation.pushViewController(UIViewController(), animated: true)
    try app.settle()
    for controller in [screen, screen.tracker] {
      expectCallbacks(
        of: controller,
        inOrder: .viewDidLoad,
        .viewWillAppear,
        .viewIsAppearing,
        .viewDidAppear,
        .viewWillDisappear,
        .viewDidDisappear
      )
    }
    expectOrder(
      Call(screen, .viewDidAppear),
      Call(screen.tracker, .viewDidAppear),
      Call(screen, .viewWillDisappear)
    )
    expectParent(of: screen.tracker, is: screen)
    expectObservableAttached(on: screen, observableType: TrackableObserver.self)
    expectNoFindings()
  }

  /// Snippet 001.2.
  @Test func `the view of an observer has no size`() throws {
    let screen = ObservedController()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try app.settle()
    #expect(screen.tracker.view.frame == .zero)
    #expect(screen.tracker.view.superview === screen.view)
    window.frame.size.width += 100
    try app.settle()
    #expect(screen.tracker.view.frame == .zero)
  }
}

/// A screen with one observer.
private final class ObservedController: UIViewController {
  let tracker = TrackableObserver()

  override func viewDidLoad() {
    super.viewDidLoad()
    addLifecycleObserver(tracker)
  }
}

/// The assertion of the article under XCTest.
///
/// The class is not isolated, as its superclass: with the main actor as the default isolation a test
/// case compiles only in this form.
nonisolated final class LifecycleObserverXCTests: LifelineTestCase {
  private let failures = Printed()

  /// Collects the failures of a test that expects them.
  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard Printed.current === failures else {
      return super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
    }
    failures.append(description)
  }

  /// Snippets 001.4, 001.5.
  @MainActor func testAnObserverThatIsAttachedOncePasses() async throws {
    testAnalyticsTrackedOnView()
  }

  /// Snippet 001.4.
  @MainActor func testAnObserverThatIsMissingOrAttachedTwiceFails() async throws {
    let controller = UIViewController()
    Printed.$current.withValue(failures) {
      XCTAssertObservableAttached(on: controller, observableType: TrackableObserver.self)
    }
    XCTAssertEqual(failures.lines.count, 2)
    XCTAssert(
      failures.lines.first?.contains("TrackableObserver is not a child of view controller: ")
        == true
    )
    failures.removeAll()
    for _ in 0..<2 { controller.addLifecycleObserver(TrackableObserver()) }
    Printed.$current.withValue(failures) {
      XCTAssertObservableAttached(on: controller, observableType: TrackableObserver.self)
    }
    XCTAssertEqual(failures.lines.count, 1)
    XCTAssert(
      failures.lines.first?.contains("multiple instances of TrackableObserver found") == true
    )
  }
}
