import TraceRecorder

extension CallGolden {
  /// Compares the calls of the current test so far with a golden file, and draws a difference.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending.
  ///   - testFile: The source of the test.
  ///   - selection: Which calls count.
  /// - Returns: What a person should read, or `nil` when all is well.
  @MainActor
  package static func problem(
    named name: String,
    testFile: String,
    selection: CallSelection
  ) -> String? {
    let run = CurrentTest.run
    let golden = CallGolden(named: name, testFile: testFile, mode: run?.settings.goldens)
    let expected = golden.stored
    guard let problem = golden.problem(in: .current, selection: selection) else { return nil }
    guard let picture = run?.drawNow(as: name, beside: expected, selection: selection)
    else { return problem }
    return "\(problem)\npicture: \(picture)"
  }
}
