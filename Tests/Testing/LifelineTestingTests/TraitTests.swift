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
  @Test func `a recorded test has its own app and clock`() throws {
    let app = HeadlessApp.current
    try app.advance(by: .seconds(1))
    #expect(app.now.nanoseconds >= 1_000_000_000)
    #expect(app.context === RecordingContext.current)
  }

  @Test(arguments: ["one", "two/three"])
  func `each argument of a test has its own file`(word: String) throws {
    let recorder = try #require(RecordingContext.current).recorder
    let title = recorder.header.title
    #expect(title == "A recorded test/each argument of a test has its own file(word:) \"\(word)\"")
  }

  @Test(.lifeline("checkout")) func `the innermost trait applies`() throws {
    #expect(try #require(RecordingContext.current).recorder.header.title == "checkout")
  }

  @Test func `a virtual clock settles without waiting`() throws {
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
  @Test func `a clean test reports nothing`() async throws {
    let inner = try await Inner {
      let window = show(UINavigationController(rootViewController: HomeViewController()))
      try await HeadlessApp.current.settle()
      _ = window
    }
    #expect(inner.issues == [])
  }

  @Test func `the trait reports findings with the files of the test`() async throws {
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

  @Test func `only findings of the minimum severity fail a test`() async throws {
    let strict = try await Inner(.lifeline(failOn: .warning)) { try Self.forgetDidMove() }
    let usual = try await Inner { try Self.forgetDidMove() }
    let never = try await Inner(.lifeline(failOn: nil)) { try await Self.runOrphan() }
    #expect(strict.headlines.map { $0.prefix(14) } == ["warning[LC301]"])
    #expect(usual.issues == [])
    #expect(never.issues == [])
  }

  @Test func `pending work is reported with its source location`() async throws {
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

  @Test func `an issue contains the names of suite and test`() async throws {
    let inner = try await Inner {
      let view = UIView()
      view.addSubview(view)
    }
    let title = "The trait/an issue contains the names of suite and test"
    #expect(inner.issues.count == 1)
    for issue in inner.issues { #expect(issue.contains("\ntest: \(title)\ntrace: ")) }
  }

  @Test func `pending work is accepted if the settings allow it`() async throws {
    let inner = try await Inner(.lifeline(settleLimit: nil)) {
      HeadlessApp.current.schedule(after: .seconds(60)) {}
    }
    #expect(inner.issues == [])
  }

  @Test func `work that is due within the limit runs`() async throws {
    let count = Count()
    let inner = try await Inner {
      HeadlessApp.current.schedule(after: .seconds(9)) { count.value += 1 }
    }
    #expect(count.value == 1)
    #expect(inner.issues == [])
  }

  @Test func `an error of the test is passed on`() async throws {
    let inner = try await Inner { throw ShopClosed() }
    #expect(inner.headlines == ["ShopClosed()"])
  }

  @Test func `an exception of UIKit is reported`() async throws {
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
