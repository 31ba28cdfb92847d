import Findings
import TraceModel

/// An override of a callback in a class; each rule reports an override once.
struct OverrideKey: Hashable {
  private let classIndex: Int32
  private let subject: SubjectID
  private let name: Name

  /// Creates the key of a callback's override; `nil` for objects that are not controllers.
  init?(_ slice: OpenSlice, in world: World) {
    guard let slot = world.population.find(slice.subject), !world.population[slot].kind.isView
    else {
      return nil
    }
    classIndex = world.population[slot].classIndex
    subject = classIndex < 0 ? slice.subject : .none
    name = slice.name
  }

  /// The override as source code names it, such as `HomeViewController.viewDidLoad`.
  func text(in world: World) -> String {
    let index = Int(classIndex)
    let className = world.classes.indices.contains(index) ? world.classes[index].name : ""
    return (className.isEmpty ? "the class" : className) + "." + Vocabulary.text(name)
  }
}
