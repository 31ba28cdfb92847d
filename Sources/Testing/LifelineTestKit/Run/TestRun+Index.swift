import HeadlessUIKit
import Synchronization
import TestIndex

extension TestRun {
  /// The path of the page of all tests, or the reason why there is none.
  package nonisolated var indexText: String {
    switch files.index {
    case .success(let index): index.path
    case .failure(let error): "\(error)"
    }
  }

  /// Adds the beginning of the test to the page of all tests.
  nonisolated func noteBegin() {
    append(record(.began))
  }

  /// Adds the outcome of the test to the page of all tests.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - failure: The error that ended the body.
  ///   - events: The number of events of the trace.
  nonisolated func noteEnd(_ outcome: TestOutcome, after failure: (any Error)?, events: Int) {
    var problems = failures.withLock { $0 }
    if let failure { problems.append(IndexRecord.Problem("the test threw: \(failure)")) }
    problems += outcome.problems.map { problem in
      let location = problem.location.map { "\($0)" } ?? ""
      return IndexRecord.Problem(problem.description, location: location)
    }
    var record = record(hasFailed || !problems.isEmpty ? .failed : .passed)
    record.problems = problems
    record.findings = outcome.findings
    record.events = events
    if case .success(let index) = files.index {
      for file in outcome.files {
        if file == files.picture { record.picture = index.relative(file) }
        if file == files.page { record.page = index.relative(file) }
      }
      if !reports.withLock(\.isEmpty) { record.report = index.relative(files.report) }
    }
    append(record)
  }

  private nonisolated func record(_ event: IndexRecord.Event) -> IndexRecord {
    var record = IndexRecord(event, trace: files.trace)
    if case .success(let index) = files.index { record.trace = index.relative(files.trace) }
    record.title = settings.name ?? identity.title
    if !identity.isXCTest { record.location = "\(identity.location)" }
    return record
  }

  private nonisolated func append(_ record: IndexRecord) {
    guard case .success(let index) = files.index else { return }
    // A page that lacks a record shows the test as one that did not end, or not at all: a full
    // disk, which also ends the trace, must not change the result of the test.
    try? index.append(record)
  }
}
