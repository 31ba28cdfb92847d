import HeadlessUIKit

extension TestProblem {
  /// Returns the problem with what the steps of its test tell about its moment.
  ///
  /// It is shown at the step that ran then, else at the last one before, when that is a line of the
  /// test's own file; the note names the steps around it, whatever their file.
  func located(among steps: SourceSteps, of test: RunIdentity) -> TestProblem {
    guard place == nil, let moment, let position = steps.position(of: moment) else { return self }
    var problem = self
    let step: SourcePlace?
    switch position {
    case .during(let place):
      problem.note = "it happened while \(place) ran"
      step = place
    case .between(let before, let after):
      let limits = [before.map { "after \($0)" }, after.map { "before \($0)" }]
      problem.note = "it happened " + limits.compactMap(\.self).joined(separator: " and ")
      step = before
    }
    if let step, test.isWritten(inFileOf: step) { problem.place = step }
    return problem
  }
}

extension RunIdentity {
  /// Whether a place stands in the file of the test; any place for a test that knows no line.
  fileprivate func isWritten(inFileOf other: SourcePlace) -> Bool {
    place.line == 0 || place.filePath == other.filePath
  }
}
