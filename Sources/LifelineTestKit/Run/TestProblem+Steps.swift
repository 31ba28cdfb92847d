import HeadlessUIKit

extension TestProblem {
  /// Returns the problem with what the steps of its test report about its moment.
  ///
  /// It is shown at the step that ran then, else at the last one before, when that is a line of the
  /// test's own file; the note names the steps around it, whatever their file. For a test whose line
  /// is not known, as under XCTest, the step after it, and the last step for a problem without a
  /// moment, are better than no line.
  func located(among steps: SourceSteps, of test: RunIdentity) -> TestProblem {
    guard place == nil else { return self }
    var problem = self
    guard let moment, let position = steps.position(of: moment) else {
      if test.isXCTest { problem.place = steps.last }
      return problem
    }
    let step: CodeLocation?
    switch position {
    case .during(let place):
      problem.note = "it happened while \(place) ran"
      step = place
    case .between(let before, let after):
      let limits = [before.map { "after \($0)" }, after.map { "before \($0)" }]
      problem.note = "it happened " + limits.compactMap(\.self).joined(separator: " and ")
      step = before ?? (test.isXCTest ? after : nil)
    }
    if let step, test.isWritten(inFileOf: step) { problem.place = step }
    return problem
  }
}

extension RunIdentity {
  /// Whether a place is in the file of the test; any place for a test whose line is not known.
  fileprivate func isWritten(inFileOf other: CodeLocation) -> Bool {
    isXCTest || place.filePath == other.filePath
  }
}
