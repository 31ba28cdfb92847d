import HeadlessUIKit

extension TestProblem {
  /// Returns the problem with a source location and a note about the steps around its moment.
  ///
  /// The location of a problem without one is the step that ran at the moment, else the last step before it, if that is in
  /// the test's own file; the note names the steps in any file. For a test without a known line, as
  /// under XCTest, the next step, or the last step for a problem without a moment, is used.
  func located(among steps: SourceSteps, of test: RunIdentity) -> TestProblem {
    var problem = self
    guard let moment, let position = steps.position(of: moment) else {
      if test.isXCTest, location == nil { problem.location = steps.last }
      return problem
    }
    let step: CodeLocation?
    switch position {
    case .during(let location):
      problem.note = "it happened while \(location) ran"
      step = location
    case .between(let before, let after):
      let limits = [before.map { "after \($0)" }, after.map { "before \($0)" }]
      problem.note = "it happened " + limits.compactMap(\.self).joined(separator: " and ")
      step = before ?? (test.isXCTest ? after : nil)
    }
    if location == nil, let step, test.isWritten(inFileOf: step) { problem.location = step }
    return problem
  }
}

extension RunIdentity {
  /// Whether a location is in the file of the test; always true for a test without a known line.
  fileprivate func isWritten(inFileOf other: CodeLocation) -> Bool {
    isXCTest || location.filePath == other.filePath
  }
}
