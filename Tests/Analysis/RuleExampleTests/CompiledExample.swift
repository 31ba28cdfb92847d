import HeadlessUIKit

/// A Swift example of a rule: a file of `traces/rules/examples`, which is compiled where it is.
@MainActor
protocol CompiledExample {
  /// The code that the rule reports; it drives an app with its visible window.
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws
  /// The code that the rule does not report.
  static func right(_ app: HeadlessApp, _ window: UIWindow) throws
}

/// Returns the example of a rule, whose type has the id as its name; `nil` when there is none.
func compiledExample(of id: String) -> (any CompiledExample.Type)? {
  _typeByName("16RuleExampleTests\(id.utf8.count)\(id)O") as? any CompiledExample.Type
}

/// The screen of an app that an example starts from.
class HomeViewController: UIViewController {}

/// A screen that an example pushes or presents.
class DetailViewController: UIViewController {}

/// A controller that an example adds as a child.
class ChartViewController: UIViewController {}
