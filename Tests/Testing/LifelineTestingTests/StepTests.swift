import HeadlessUIKit
import LifelineTesting
import LifelineXCTest
import Testing
import TraceRecorder

@MainActor
struct `The location of a finding without the app's calls` {
  private let file = "LifelineTestingTests/StepTests.swift"

  /// The line of an issue that begins with `note:`.
  private func note(of issue: String?) -> Substring? {
    issue?.split(separator: "\n").first { $0.hasPrefix("note: ") }
  }

  @Test func `a finding is located at the step that ran when it happened`() async throws {
    let line = #line + 7
    let inner = try await Self.inner(.lifeline(failOn: .warning)) {
      let app = HeadlessApp.current
      let home = HomeViewController()
      let window = show(home)
      try app.settle()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { Self.addWithoutDidMove(to: home) }
      try app.settle()
      expectState(of: home, is: .visible)
      Self.keep(window)
    }
    #expect(inner.lines == [line])
    #expect(note(of: inner.issues.first) == "note: it happened while \(file):\(line) ran")
  }

  @Test func `a finding between steps is located at the step before it`() async throws {
    let line = #line + 4
    let inner = try await Self.inner(.lifeline(failOn: .warning)) {
      let home = HomeViewController()
      let window = show(home)
      try await HeadlessApp.current.settle()
      Self.addWithoutDidMove(to: home)
      expectParent(of: home, is: nil)
      try await HeadlessApp.current.advance(by: .seconds(1))
      Self.keep(window)
    }
    #expect(inner.lines == [line])
    #expect(
      note(of: inner.issues.first)
        == "note: it happened after \(file):\(line) and before \(file):\(line + 2)"
    )
  }

  @Test func `a finding before all steps is located at the test`() async throws {
    let here = try #require(Test.current).sourceLocation.line
    let line = #line + 5
    let inner = try await Self.inner(.lifeline(failOn: .warning)) {
      let home = HomeViewController()
      let window = show(home)
      Self.addWithoutDidMove(to: home)
      try HeadlessApp.current.settle()
      Self.keep(window)
    }
    #expect(inner.lines == [here])
    #expect(note(of: inner.issues.first) == "note: it happened before \(file):\(line)")
  }

  @Test func `a finding is not located in the settling after the test`() async throws {
    let line = #line + 4
    let inner = try await Self.inner(.lifeline(failOn: .warning)) {
      let home = HomeViewController()
      let window = show(home)
      expectParent(of: home, is: nil)
      DispatchQueue.main.async { Self.addWithoutDidMove(to: home) }
      Self.keep(window)
    }
    #expect(inner.lines == [line])
    #expect(note(of: inner.issues.first) == "note: it happened after \(file):\(line)")
  }

  @Test func `a moment in a test without steps has no location`() async throws {
    let inner = try await Self.inner(.lifeline(failOn: .warning)) {
      let home = HomeViewController()
      Self.addWithoutDidMove(to: home)
      Self.keep(show(home))
    }
    #expect(inner.issues.count == 1)
    #expect(note(of: inner.issues.first) == nil)
  }

  @Test func `a finding is located at the XCTest assertion before it`() async throws {
    let line = #line + 4
    let inner = try await Self.inner(.lifeline(failOn: .warning)) {
      let home = HomeViewController()
      let window = show(home)
      XCTAssertParent(of: home, is: nil)
      Self.addWithoutDidMove(to: home)
      try HeadlessApp.current.advance(by: .seconds(1))
      Self.keep(window)
    }
    #expect(inner.lines == [line])
  }

  @Test func `a leak is reported with the time of removal`() async throws {
    let line = #line + 9
    let inner = try await Self.inner {
      let navigation = UINavigationController(rootViewController: HomeViewController())
      let window = show(navigation)
      let detail = CyclicViewController()
      detail.retainItself()
      navigation.pushViewController(detail, animated: false)
      try HeadlessApp.current.settle()
      navigation.popViewController(animated: true)
      try HeadlessApp.current.settle()
      Self.keep(window)
    }
    #expect(inner.lines == [line])
    #expect(note(of: inner.issues.first) == "note: it happened while \(file):\(line) ran")
  }

  /// Runs a recorded test without the app's calls, as in an optimized program.
  private static func inner(
    _ trait: LifelineTrait = .lifeline,
    _ body: @escaping @MainActor () async throws -> Void
  ) async throws -> Inner {
    try await CallSites.$areRecorded.withValue(false) { try await Inner(trait, body) }
  }

  private static func addWithoutDidMove(to home: UIViewController) {
    let child = DetailViewController()
    home.addChild(child)
    home.view.addSubview(child.view)
  }

  /// Retains an object beyond its test, as a static of an app does.
  private static func keep(_ object: Any) { kept.append(object) }
  private static var kept: [Any] = []
}
