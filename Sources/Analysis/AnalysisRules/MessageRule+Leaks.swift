import AnalysisEngine
import Findings
import TraceModel

extension MessageRule {
  /// Reports messages of leak detectors.
  ///
  /// A leak that failed a test is an error; an unknown holder proves no leak.
  static let leakDetectorReport = MessageRule(
    RuleDescriptor(
      906,
      "leak-detector-report",
      .warning,
      [.input],
      summary: "A leak detector reported that an object was not released.",
      rationale: "Its memory, timers and observers remain, once for each visit.",
      help: "look for a retain cycle: closures, delegates or timers that hold the controller",
      examples: .log(
        wrong: PackageResources.LC906_wrong_log,
        right: PackageResources.LC906_right_log
      ),
      exceptions: [
        "Leak detectors also report cached controllers and singletons: exclude them in the detector.",
        """
        The test kit reports an error only for a cycle of references. A controller whose holder it can't \
        find is an info.
        """,
      ],
      sources: ["github.com/Tencent/MLeaksFinder", "the leak check of Lifeline's test kit"],
      published: """
        github.com/rickytan/RTRootNavigationController/issues/123: \
        the log of a leak detector
        """
    ),
    opening: "a leak detector found it alive",
    sentences: [
      Sentence(
        [.uikitDiagnostic],
        [
          "Possibly Memory Leak", "ossible memory leak", "otential memory leak", "assertNotDealloc",
          "expected to be deallocated", "not deallocated after being",
        ],
        .both
      ),
      Sentence([.uikitDiagnostic], [verdictOfTestKit], .recordings),
    ],
    severity: { text in
      text.contains(holderUnknown) ? .info : text.contains(verdictOfTestKit) ? .error : nil
    },
    context: { event, state in
      state.originEvidence(of: event.subject) + state.referenceEvidence(of: event.subject)
    }
  )

  /// A part of the message that the leak check of the test kit records at the end of a test.
  private static let verdictOfTestKit = "is still alive after the test"

  /// The end of the message about a controller whose holder the test kit did not find.
  private static let holderUnknown = "what holds it is not visible"
}
