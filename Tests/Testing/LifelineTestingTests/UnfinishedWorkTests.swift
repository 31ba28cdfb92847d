import HeadlessUIKit
import LifelineTesting
import LifelineXCTest
import Synchronization
import Testing
import XCTest

/// A test case that fails on purpose; an observer collects the failures.
private final class FailingTestCase: LifelineTestCase {}

/// Collects the failures of one test case class.
private final class FailureObserver: NSObject, XCTestObservation {
  var failures: [String] = []

  func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    if testCase is FailingTestCase { failures.append(description) }
  }
}

/// The report of a failed expectation about pending work.
@MainActor
struct `Work that an expectation did not wait for` {
  /// Runs a body as a test with the trait, and returns the comments of its issues.
  private func issues(_ body: @escaping @MainActor () async throws -> Void) async throws -> [String]
  {
    let found = Mutex<[String]>([])
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      found.withLock { $0.append(text) }
      return nil
    }
    try await collecting.provideScope(for: test, testCase: testCase) {
      let trait = LifelineTrait.lifeline
      try await trait.provideScope(for: test, testCase: testCase) { try await body() }
    }
    return found.withLock { $0 }
  }

  @Test func `a failed expectation lists the work and advises settle()`() async throws {
    let line = #line + 2
    let found = try await issues {
      DispatchQueue.main.async {}
      #expect(Bool(false))
    }
    let issue = try #require(found.first)
    #expect(
      issue.contains(
        """
        help: work was still pending: a block of DispatchQueue.main, scheduled at \
        LifelineTestingTests/UnfinishedWorkTests.swift:\(line)
              call `try await app.settle()` before this expectation
        """
      )
    )
    #expect(found.count == 1)
  }

  @Test func `a failed expectation after settle() advises nothing`() async throws {
    let found = try await issues {
      DispatchQueue.main.async {}
      try await HeadlessApp.current.settle()
      #expect(Bool(false))
    }
    let issue = try #require(found.first)
    #expect(!issue.contains("still pending"))
  }

  @Test func `a failed expectation lists a running task`() async throws {
    let line = #line + 3
    let found = try await issues {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task { for await _ in stream {} }
      #expect(Bool(false))
      continuation.finish()
      try await HeadlessApp.current.settle()
    }
    let issue = try #require(found.first)
    #expect(issue.contains("help: work was still pending: "), "\(issue)")
    #expect(issue.contains("UnfinishedWorkTests.swift:\(line)"), "\(issue)")
  }

  @Test func `a failed expectation counts pending work beyond the first three`() async throws {
    let found = try await issues {
      for _ in 0..<5 { DispatchQueue.main.async {} }
      #expect(Bool(false))
    }
    let issue = try #require(found.first)
    #expect(issue.contains("; and 2 more\n      call `try await"), "\(issue)")
  }

  @Test func `a failed assertion of XCTest lists the work and advises settle()`() throws {
    let observer = FailureObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    let line = #line + 2
    let test = FailingTestCase(name: "assertion") { _ in
      DispatchQueue.main.async {}
      XCTFail("no title")
    }
    test.run()
    let failure = try #require(observer.failures.first)
    #expect(failure.hasPrefix("failed - no title\nhelp: work was still pending: "))
    #expect(failure.contains("UnfinishedWorkTests.swift:\(line)\n      call `try await"))
  }
}
