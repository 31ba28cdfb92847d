import AnalysisEngine
import TraceModel

/// The calls that change a navigation stack.
enum NavigationCalls {
  static let names: [Name] = [
    .pushViewController, .popViewController, .popToViewController, .popToRootViewController,
    .setViewControllers,
  ]
}
