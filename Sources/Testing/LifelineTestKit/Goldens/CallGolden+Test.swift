import TraceRecorder

extension CallGolden {
  /// Compares the calls of the current test so far with a golden file, and draws a difference.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending; `nil` uses the name of the test.
  ///   - testFile: The source of the test.
  ///   - selection: The compared calls.
  /// - Returns: The text of a failure, or `nil` on success.
  @MainActor
  package static func problem(
    named name: String?,
    testFile: String,
    selection: CallSelection
  ) -> String? {
    guard let run = CurrentTest.run else { return CallCheck.unrecorded }
    guard name != nil || !run.identity.hasUnknownArguments else {
      return "the golden file needs a name: the arguments of this test can't be read, so all its "
        + "cases would share one file\nhelp: pass a name that differs for each argument"
    }
    let names = name.map { (file: $0, picture: $0) } ?? run.nextGoldenName()
    let golden = CallGolden(named: names.file, testFile: testFile, mode: run.settings.goldens)
    let expected = golden.stored
    guard let problem = golden.problem(in: .current, selection: selection) else { return nil }
    let picture = run.drawNow(
      as: names.file,
      into: run.files.picture(of: names.picture),
      beside: expected,
      selection: selection
    )
    return problem + (picture.map { "\npicture: \($0)" } ?? "")
  }
}

extension RunIdentity {
  /// The maximum length of a golden file name that is derived from a test's names, in characters.
  private static let longestGoldenName = 120

  /// The name of the test's golden file: its suites, the test and its arguments.
  package var goldenName: String {
    var parts = names.dropFirst().map(Self.fileName)
    if !arguments.isEmpty, let last = parts.popLast() {
      parts.append("\(last)-\(Self.fileName(arguments))")
    }
    let name = parts.joined(separator: ".")
    guard name.count > Self.longestGoldenName else { return name }
    return "\(name.prefix(Self.longestGoldenName - 14))-\(Self.hash(of: name))"
  }
}
