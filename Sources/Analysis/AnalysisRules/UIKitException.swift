import AnalysisEngine
import Findings
import TraceModel

/// Reports exceptions of UIKit that no other rule explains.
struct UIKitException: Rule {
  let descriptor = RuleDescriptor(
    909,
    "uikit-exception",
    .error,
    [.runtime],
    summary: "UIKit raised an exception that no other rule explains.",
    rationale: "The app crashes on a device.",
    help: "correct the call that the exception names",
    examples: .swift(PackageResources.LC909_swift),
    exceptions: [
      """
      An exception that another rule explains is reported by that rule only, for example LC312, \
      LC405 or LC907.
      """,
      "A device log also contains exceptions of the app and of other frameworks, which are reported.",
    ],
    sources: [
      "developer.apple.com/documentation/foundation/nsexceptionname",
      "UIKit: “Can't add self as subview”",
    ],
    published: "openradar 37068517: “Can't add self as subview” after fast pushes"
  )

  let signals: Signal.Kinds = .diagnostic

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .diagnostic(let event, let text) = signal,
      Self.isException(text) || state.settings.isLog && event.name == .invalidArgument,
      !ledger.notes.isMessageReported, !ledger.isInsideReportedCall(in: state)
    else { return }
    ledger.noteJudgedMessage()
    let call = state.calls.innermost
    let opening =
      state.settings.isLog ? "the app ended with an exception" : Self.opening(of: text)
    let location = call.map { " in \(state.name($0.subject)).\($0.name.knownText)" } ?? ""
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: "\(opening)\(location): “\(text)”",
        evidence: (call.map { [state.evidence($0, note: "called here")] } ?? [])
          + [state.evidence(event, note: "raised here")]
      )
    )
  }

  /// Whether a message is that of an exception: its name, a colon and the reason.
  private static func isException(_ text: String) -> Bool {
    if CrashName.isReported(by: text) { return true }
    guard let colon = text.firstRange(of: ": ") else { return false }
    let name = text[..<colon.lowerBound]
    guard name.allSatisfy(\.isLetter) else { return false }
    return name.hasSuffix("Exception") || otherNames.contains(String(name))
  }

  private static func opening(of text: String) -> String {
    CrashName.isReported(by: text)
      ? "the app would not survive this on a device" : "UIKit raised an exception"
  }

  /// The exceptions of UIKit and Core Animation whose names do not end with `Exception`.
  private static let otherNames: Set<String> = [
    "UIViewControllerHierarchyInconsistency", "CALayerInvalidGeometry",
  ]
}
