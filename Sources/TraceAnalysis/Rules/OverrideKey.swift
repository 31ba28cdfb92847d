import Findings
import TraceModel

/// An override of a callback in a class: what is wrong with it is said once.
struct OverrideKey: Hashable {
  private let classIndex: Int32
  private let subject: SubjectID
  private let name: Name

  /// Creates the key of a callback's override; `nil` for objects that are no controllers.
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
    let place = Int(classIndex)
    let className = world.classes.indices.contains(place) ? world.classes[place].name : ""
    return (className.isEmpty ? "the class" : className) + "." + Vocabulary.text(name)
  }
}

/// The calls that change a navigation stack.
enum NavigationCalls {
  /// Their names.
  static let names: [Name] = [
    .pushViewController, .popViewController, .popToViewController, .popToRootViewController,
    .setViewControllers,
  ]
}
