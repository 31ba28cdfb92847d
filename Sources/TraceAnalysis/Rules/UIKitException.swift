import Findings
import TraceModel

/// Reports exceptions of UIKit that no other rule explains.
struct UIKitException: Rule {
  static let descriptor = RuleDescriptor(
    909,
    "uikit-exception",
    .error,
    [.runtime],
    summary: """
      UIKit raised an exception, or logged that a call is not allowed, and no other rule explains it.
      """,
    rationale: "The app crashes on a device, or its behavior is undefined.",
    help: "correct the call that the exception names",
    wrong: .swift(
      """
      let home = HomeViewController()
      window.rootViewController = home
      try app.settle()
      home.view.addSubview(home.view)
      """
    ),
    right: .swift(
      """
      let home = HomeViewController()
      window.rootViewController = home
      try app.settle()
      home.view.addSubview(UIView())
      """
    ),
    exceptions: [
      """
      An exception that another rule explains is reported by that rule only, for example LC312, \
      LC405 or LC907.
      """,
      "A device log also contains exceptions of the app and of other frameworks: they are reported.",
    ],
    sources: [
      "developer.apple.com/documentation/foundation/nsexceptionname",
      "UIKit: “Can't add self as subview”",
    ]
  )

  static let signals: Signal.Kinds = .diagnostic

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .diagnostic(let event, let text) = signal,
      Self.isException(text) || Self.warnings.contains(event.name),
      !ledger.notes.isMessageReported, !ledger.isInsideReportedCall(in: state)
    else { return }
    ledger.noteJudgedMessage()
    guard Self.isException(text) else {
      return report(event, "UIKit warned", text, nil, in: state, to: &ledger)
    }
    guard !state.settings.isLog else {
      return report(event, "the app ended with an exception", text, nil, in: state, to: &ledger)
    }
    let call = state.calls.innermost
    let location = call.map { " in \(state.name($0.subject)).\($0.name.knownText)" } ?? ""
    report(event, "UIKit raised an exception\(location)", text, call, in: state, to: &ledger)
  }

  private func report(
    _ event: TraceEvent,
    _ what: String,
    _ text: String,
    _ call: OpenSlice?,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let isException = Self.isException(text)
    ledger.report(
      finding(
        severity: isException ? .error : .warning,
        of: state.object(event.subject),
        message: "\(what): “\(text)”",
        evidence: (call.map { [state.evidence($0, note: "called here")] } ?? [])
          + [state.evidence(event, note: isException ? "raised here" : "logged here")]
      )
    )
  }

  /// The kinds of warnings about calls that are not allowed.
  private static let warnings: Set<Name> = [.viewLoadedWhileDeallocating, .rootViewAddedByHand]

  /// Whether a message is that of an exception: its name, a colon and the reason.
  private static func isException(_ text: String) -> Bool {
    guard let colon = text.firstRange(of: ": ") else { return false }
    let name = text[..<colon.lowerBound]
    guard name.allSatisfy(\.isLetter) else { return false }
    return name.hasSuffix("Exception") || otherNames.contains(String(name))
  }

  /// The exceptions of UIKit and Core Animation whose names do not end with `Exception`.
  private static let otherNames: Set<String> = [
    "UIViewControllerHierarchyInconsistency", "CALayerInvalidGeometry",
  ]
}
