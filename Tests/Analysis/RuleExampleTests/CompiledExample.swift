import HeadlessUIKit

/// The compiled Swift examples of a rule: the functions that `.ci/examples` generated.
struct CompiledExample {
  /// Drives an app with its visible window.
  typealias Body = @MainActor (HeadlessApp, UIWindow) throws -> Void

  /// The example that the rule reports; `nil` when it is not Swift.
  let wrong: Body?
  /// The example that the rule does not report; `nil` when it is not Swift.
  let right: Body?
}

/// The screen of an app that an example starts from.
class HomeViewController: UIViewController {}

/// A screen that an example pushes or presents.
class DetailViewController: UIViewController {}

/// A controller that an example adds as a child.
class ChartViewController: UIViewController {}
