import Foundation
import HeadlessUIKit
import LifelineTesting
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

@MainActor
@Suite(.lifeline)
struct `A recorded test` {
  @Test func `has an app and a clock of its own`() throws {
    let app = HeadlessApp.current
    try app.advance(by: .seconds(1))
    #expect(app.now.nanoseconds >= 1_000_000_000)
    #expect(app.context === RecordingContext.current)
  }

  @Test(arguments: ["one", "two/three"])
  func `has a file for each argument`(word: String) throws {
    let recorder = try #require(RecordingContext.current).recorder
    let title = recorder.header.title
    #expect(title == "A recorded test/has a file for each argument(word:) \"\(word)\"")
  }

  @Test(.lifeline("checkout")) func `takes the innermost trait`() throws {
    #expect(try #require(RecordingContext.current).recorder.header.title == "checkout")
  }

  @Test func `runs a hierarchy without waiting`() throws {
    let home = HomeViewController()
    let window = show(home)
    expectState(of: home, is: .appearing)
    try HeadlessApp.current.settle()
    expectState(of: home, is: .visible)
    withExtendedLifetime(window) {}
  }
}

@MainActor
struct `The trait` {
  @Test func `is silent about a clean test`() async throws {
    let inner = try await Inner {
      let window = show(UINavigationController(rootViewController: HomeViewController()))
      try await HeadlessApp.current.settle()
      _ = window
    }
    #expect(inner.issues == [])
  }

  @Test func `reports findings with the files of the test`() async throws {
    let inner = try await Inner {
      let window = show(OrphanHost())
      try await HeadlessApp.current.settle()
      withExtendedLifetime(window) {}
    }
    let issue = try #require(inner.issues.first)
    #expect(
      issue.hasPrefix(
        "error[LC305] child-view-without-add-child: DetailViewController#1: its view is in the view "
          + "of OrphanHost#2, but it is not a child of it: addChild(_:) is missing\n"
      )
    )
    let trace = try #require(path(after: "trace", in: issue))
    let picture = try #require(path(after: "picture", in: issue))
    var reader = try TraceReader(path: trace)
    #expect(try Trace(reading: &reader).end.status == .complete)
    #expect(try String(contentsOfFile: picture, encoding: .utf8).hasPrefix("<svg"))
  }

  @Test func `fails from the severity on that is asked for`() async throws {
    let strict = try await Inner(.lifeline(failOn: .warning)) { try Self.forgetDidMove() }
    let usual = try await Inner { try Self.forgetDidMove() }
    let never = try await Inner(.lifeline(failOn: nil)) { try await Self.runOrphan() }
    #expect(strict.headlines.map { $0.prefix(14) } == ["warning[LC301]"])
    #expect(usual.issues == [])
    #expect(never.issues == [])
  }

  @Test func `names the place where left work was scheduled`() async throws {
    let line = #line + 2
    let inner = try await Inner {
      HeadlessApp.current.schedule(after: .seconds(60), label: "reminder") {}
    }
    #expect(inner.lines == [line])
    #expect(
      inner.headlines == [
        "work is still pending 10.0 seconds after the test: reminder, due at 60000 ms, "
          + "scheduled at LifelineTestingTests/TraitTests.swift:\(line)"
      ]
    )
  }

  @Test func `names suite and test in its issues`() async throws {
    let inner = try await Inner {
      let view = UIView()
      view.addSubview(view)
    }
    let title = "The trait/names suite and test in its issues"
    #expect(inner.issues.count == 1)
    for issue in inner.issues { #expect(issue.contains("\ntest: \(title)\ntrace: ")) }
  }

  @Test func `lets work wait when told so`() async throws {
    let inner = try await Inner(.lifeline(settleLimit: nil)) {
      HeadlessApp.current.schedule(after: .seconds(60)) {}
    }
    #expect(inner.issues == [])
  }

  @Test func `runs what is due soon`() async throws {
    let count = Count()
    let inner = try await Inner {
      HeadlessApp.current.schedule(after: .seconds(9)) { count.value += 1 }
    }
    #expect(count.value == 1)
    #expect(inner.issues == [])
  }

  @Test func `passes on what the test throws`() async throws {
    let inner = try await Inner { throw ShopClosed() }
    #expect(inner.headlines == ["ShopClosed()"])
  }

  @Test func `reports what UIKit would throw an exception for`() async throws {
    let inner = try await Inner {
      let view = UIView()
      view.addSubview(view)
    }
    #expect(inner.headlines.count == 1)
    #expect(inner.headlines.first?.hasPrefix("UIKit would throw an exception here: NS") == true)
  }

  private static func forgetDidMove() throws {
    let home = HomeViewController()
    let window = show(home)
    try HeadlessApp.current.settle()
    let child = DetailViewController()
    home.addChild(child)
    home.view.addSubview(child.view)
    try HeadlessApp.current.advance(by: .seconds(1))
    withExtendedLifetime(window) {}
  }

  private static func runOrphan() async throws {
    let window = show(OrphanHost())
    try await HeadlessApp.current.settle()
    withExtendedLifetime(window) {}
  }
}

/// A number that closures share.
@MainActor
private final class Count {
  var value = 0
}

private struct ShopClosed: Error {}
