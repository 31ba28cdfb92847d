import AnalysisEngine
import Findings
import TraceModel

/// Reports a presentation from a controller outside the controller hierarchy.
struct DetachedPresenter: SentenceRule {
  static let descriptor = RuleDescriptor(
    407,
    "detached-presenter",
    .warning,
    [.runtime],
    summary: """
      present was called on a controller whose view is in a window, but which is not in the \
      controller hierarchy.
      """,
    rationale: """
      Rotation, safe areas and the presentation itself may be wrong; UIKit warns that it will \
      raise an exception.
      """,
    help: "add the controller, or its container, as a child: addChild(_:)",
    examples: .swift(PackageResources.LC407_swift),
    exceptions: ["The message that UIKit logs in a device log is LC908."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "UIKit: “Presenting view controllers on detached view controllers is discouraged”",
    ]
  )

  static let sentences = [
    Sentence([.presentationDetached], [], .recordings)
  ]
  static let opening = "presents although it is not in the controller hierarchy of a window"
}
