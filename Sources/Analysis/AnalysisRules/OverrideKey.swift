import AnalysisEngine
import Findings
import TraceModel

/// An override of a callback in a class; each rule reports an override once.
struct OverrideKey: Hashable {
  private let classIndex: Int32
  private let subject: SubjectID
  private let name: Name

  /// Creates the key of a callback's override; `nil` for objects that are not controllers.
  init?(_ slice: OpenSlice, in state: AnalysisState) {
    guard let slot = state.hierarchy.find(slice.subject), !state.hierarchy[slot].kind.isView
    else {
      return nil
    }
    classIndex = state.hierarchy[slot].classIndex
    subject = classIndex < 0 ? slice.subject : .none
    name = slice.name
  }

  /// The override as source code names it, such as `HomeViewController.viewDidLoad`.
  func text(in state: AnalysisState) -> String {
    (state.hierarchy.classes.name(at: classIndex) ?? "the class") + "." + name.knownText
  }
}
