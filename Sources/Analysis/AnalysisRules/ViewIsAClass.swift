import AnalysisEngine
import Findings
import TraceModel

/// Reports a class that conforms to SwiftUI’s `View`.
struct ViewIsAClass: SentenceRule {
  static let descriptor = RuleDescriptor(
    758,
    "view-is-a-class",
    .error,
    [.runtime, .input],
    summary: "A class conforms to View.",
    rationale: "The app crashes on a device, because views are values.",
    help: "declare the view as a struct, and keep objects in StateObject, State or ObservedObject",
    examples: .swift(PackageResources.LC758_swift),
    exceptions: ["A representable may refer to UIKit’s classes, but is itself a struct."],
    sources: [
      "SwiftUI: “views must be value types (either a struct or an enum)”",
      "developer.apple.com/documentation/swiftui/view",
    ],
    since: "0.2.0"
  )

  static let sentences = [Sentence([.viewIsAClass], [], .both)]
  static let opening = "a view is a class"
}
