import LifelineTesting
import LifelineXCTest
import SwiftUI
import Testing
import ViewInspector
import XCTest

@MainActor
@Suite(.lifeline)
struct `Observers of views` {
  let window = UIWindow()
  let app = HeadlessApp.current

  /// Snippets 001.6, 001.7.
  @Test func `an observer is called when its view appears and disappears`() throws {
    let observer = CountingObserver()
    let controller = UIHostingController(
      rootView: Text("Hello World!").addLifecycleObserver(observer)
    )
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try app.settle()
    #expect(observer.calls == ["onAppear"])
    window.rootViewController = UIViewController()
    try app.settle()
    #expect(observer.calls == ["onAppear", "onDisappear"])
  }

  /// Snippets 001.6, 001.7.
  @Test func `two observers of one view are called once each`() throws {
    let (inner, outer) = (CountingObserver(), CountingObserver())
    let controller = UIHostingController(
      rootView: Text("Hello World!").addLifecycleObserver(inner).addLifecycleObserver(outer)
    )
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try app.settle()
    #expect(inner.calls == ["onAppear"])
    #expect(outer.calls == ["onAppear"])
  }
}

/// The test of the article under XCTest.
nonisolated final class ViewInspectionXCTests: LifelineTestCase {
  /// Snippet 001.9.
  @MainActor func testTheActionOfTheObserverIsCalledByInspection() async throws {
    try ViewInspection().testV1AddsLifecycleObserver()
  }

  /// Snippet 001.9.
  @MainActor func testInspectionFailsForAStackWithoutAnObserver() async throws {
    XCTAssertThrowsError(try VStack { Text("Hello World!") }.inspect().vStack().callOnAppear())
  }
}

/// Records the calls of a view.
final class CountingObserver: ViewLifecycleObservable {
  private(set) var calls: [String] = []

  func onAppear() { calls.append("onAppear") }
  func onDisappear() { calls.append("onDisappear") }
}
