import Findings
import TraceModel

/// Warns of a presentation from a controller outside the hierarchy of controllers.
struct DetachedPresenter: SentenceRule {
  static let descriptor = RuleDescriptor(
    407,
    "detached-presenter",
    .warning,
    [.runtime],
    summary: """
      present was called on a controller whose view is in a window, and which is in no \
      hierarchy.
      """,
    rationale: """
      Rotation, safe areas and the presentation itself go wrong; UIKit announces an exception.
      """,
    help: "add the controller, or its container, as a child: addChild(_:)",
    bad: "window.addSubview(x.view) x.present(alert)",
    good: "root.addChild(x) x.present(alert)",
    exceptions: ["In a device log UIKit’s sentence is LC908."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "UIKit: “Presenting view controllers on detached view controllers is discouraged”",
    ]
  )

  static let sentences = [
    Sentence([.presentationDetached], [], .recordings)
  ]
  static let opening = "presents although no container above it leads to a root"
}
