import Foundation
import HeadlessUIKit
import LifelineXCTest
import Testing
import TraceRecorder
import XCTest

/// Collects its failures instead of failing.
private final class CollectingTestCase: LifelineTestCase {
  var failures: [String] = []
  var places: [String] = []
  var settings = LifelineSettings()
  var kept: UIViewController?

  override var lifeline: LifelineSettings { settings }

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append(description)
    places.append("\(filePath):\(lineNumber)")
  }

  /// The first line of each failure.
  var headlines: [String] { failures.map { String($0.prefix { $0 != "\n" }) } }
}

@MainActor
struct `The test case class` {
  private func run(
    _ name: String,
    _ settings: LifelineSettings = LifelineSettings(),
    _ body: @escaping @MainActor () throws -> Void
  ) -> CollectingTestCase {
    let test = CollectingTestCase(name: name) { _ in try MainActor.assumeIsolated(body) }
    test.settings = settings
    test.invokeTest()
    return test
  }

  /// Runs a test case without the app's calls, as in an optimized program.
  private func runWithoutCalls(
    _ name: String,
    _ body: @escaping @MainActor () throws -> Void
  ) -> CollectingTestCase {
    CallSites.$areRecorded.withValue(false) { run(name, LifelineSettings(), body) }
  }

  @Test func `a clean test case reports nothing`() {
    let test = run("clean") {
      let window = show(HomeViewController())
      try HeadlessApp.current.settle()
      withExtendedLifetime(window) {}
    }
    #expect(test.failures == [])
  }

  @Test func `a test case reports findings with its files`() throws {
    let test = run("orphan") {
      let window = show(OrphanHost())
      try HeadlessApp.current.settle()
      withExtendedLifetime(window) {}
    }
    let failure = try #require(test.failures.first)
    #expect(test.failures.count == 1)
    #expect(failure.hasPrefix("error[LC305] child-view-without-add-child: "))
    let trace = try #require(path(after: "trace", in: failure))
    #expect(trace.hasSuffix("/LifelineTestingTests/CollectingTestCase/orphan.json"))
    #expect(FileManager.default.fileExists(atPath: trace))
    let picture = try #require(path(after: "picture", in: failure))
    #expect(FileManager.default.fileExists(atPath: picture))
  }

  @Test func `a test case shows a finding at the step before it`() {
    let line = #line + 4
    let test = runWithoutCalls("step") {
      let home = HomeViewController()
      let window = show(home)
      try HeadlessApp.current.settle()
      let orphan = DetailViewController()
      home.view.addSubview(orphan.view)
      try HeadlessApp.current.advance(by: .seconds(1))
      withExtendedLifetime((window, orphan)) {}
    }
    #expect(test.headlines.first?.prefix(12) == "error[LC305]")
    #expect(test.places.first == "\(#filePath):\(line)")
  }

  @Test func `a test case shows a finding before all steps at the first step`() {
    let line = #line + 3
    let test = runWithoutCalls("first step") {
      let window = show(OrphanHost())
      try HeadlessApp.current.settle()
      withExtendedLifetime(window) {}
    }
    #expect(test.places == ["\(#filePath):\(line)"])
  }

  @Test func `a test case shows a finding and a leak at the app's calls`() {
    var lines: [Int] = []
    let test = run("calls") {
      let home = HomeViewController()
      let window = show(home)
      let orphan = DetailViewController()
      lines.append(#line + 1)
      home.view.addSubview(orphan.view)
      try HeadlessApp.current.settle()
      lines.append(#line + 1)
      let leak = CyclicViewController()
      leak.retainItself()
      withExtendedLifetime((window, orphan)) {}
    }
    #expect(Set(test.places).isSuperset(of: lines.map { "\(#filePath):\($0)" }))
  }

  @Test func `a test case shows a leak without a moment at the last step`() {
    let line = #line + 4
    let test = runWithoutCalls("leak") {
      let leak = CyclicViewController()
      leak.retainItself()
      XCTAssertChildren(of: leak, are: [])
    }
    #expect(test.places == ["\(#filePath):\(line)"])
  }

  @Test func `a trace and a failure contain the names of class and test`() throws {
    var title: String?
    let test = run("titled") {
      title = RecordingContext.current?.recorder.header.title
      let view = UIView()
      view.addSubview(view)
    }
    #expect(title == "CollectingTestCase/titled")
    #expect(test.failures.first?.contains("\ntest: CollectingTestCase/titled\n") == true)
  }

  @Test func `a test case reports pending work and leaks`() {
    let test = run("left") {
      CyclicViewController().retainItself()
      HeadlessApp.current.schedule(after: .seconds(60), label: "reminder") {}
    }
    #expect(
      test.headlines.map { $0.prefix(57) } == [
        "work is still pending 10.0 seconds after the test: remind",
        "CyclicViewController#1 is still alive after the test and ",
      ]
    )
  }

  @Test func `a controller in a property of the test case is not a leak`() {
    let test = CollectingTestCase(name: "kept") { testCase in
      // The test case runs on the main actor.
      nonisolated(unsafe) let testCase = testCase as? CollectingTestCase
      MainActor.assumeIsolated { testCase?.kept = HomeViewController() }
    }
    test.invokeTest()
    #expect(test.failures == [])
  }

  @Test func `a test case follows its settings`() {
    let settings = LifelineSettings(failOn: nil, settleLimit: nil, checksLeaks: false)
    let test = run("lenient", settings) {
      HeadlessApp.current.schedule(after: .seconds(60)) {}
      let window = show(OrphanHost())
      withExtendedLifetime(window) {}
    }
    #expect(test.failures == [])
  }

  @Test func `time limits of XCTest are in real time`() {
    var pending: [String]?
    let test = run("waiter") {
      let isAsked = NSPredicate { _, _ in
        MainActor.assumeIsolated {
          pending = HeadlessApp.current.pending
          return true
        }
      }
      let expectation = XCTNSPredicateExpectation(predicate: isAsked, object: nil)
      #expect(XCTWaiter().wait(for: [expectation], timeout: 20) == .completed)
    }
    #expect(pending == [])
    #expect(test.failures == [])
  }
}
