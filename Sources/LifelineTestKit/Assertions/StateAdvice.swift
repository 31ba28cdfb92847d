import HeadlessUIKit
import TraceModel

/// What to do about a controller that is not in the expected appearance state.
@MainActor
enum StateAdvice {
  /// Returns lines of advice, each after a line feed; empty when there is none.
  static func text(
    for controller: UIViewController,
    in state: AppearanceState,
    expected: AppearanceState
  ) -> String {
    switch state {
    case .appearing, .disappearing:
      return "\nhelp: the transition still runs: let it end with app.settle() first"
    case .hidden where expected != .hidden: return hidden(controller)
    case .visible where expected == .hidden && controller.viewIfLoaded?.window != nil:
      return "\nhelp: its view is still in a window: when a call before this line takes it away, "
        + "let the change end with app.settle() first"
    case .hidden, .visible: return ""
    }
  }

  private static func hidden(_ controller: UIViewController) -> String {
    guard let view = controller.viewIfLoaded else {
      return "\nnote: its view is not loaded\n"
        + "help: put it into a window that is visible, then call app.settle()"
    }
    guard let window = view.window else {
      return "\nnote: its view is in no window\n"
        + "help: put it into a window that is visible and that the test holds, then call "
        + "app.settle()"
    }
    guard !window.isHidden else {
      return "\nnote: its window is hidden\nhelp: call makeKeyAndVisible() of the window"
    }
    return "\nhelp: let the change end with app.settle() first"
  }
}
