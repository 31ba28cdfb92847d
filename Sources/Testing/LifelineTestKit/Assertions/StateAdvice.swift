import HeadlessUIKit
import TraceModel

/// Advice for a controller that is not in the expected appearance state.
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
      return "\nhelp: the transition is still running: call app.settle() first"
    case .hidden where expected != .hidden: return hidden(controller)
    case .visible where expected == .hidden && controller.viewIfLoaded?.window != nil:
      return "\nhelp: its view is still in a window: if a call before this line removes it, "
        + "call app.settle() first"
    case .hidden, .visible: return ""
    }
  }

  private static func hidden(_ controller: UIViewController) -> String {
    guard let view = controller.viewIfLoaded else {
      return "\nnote: its view is not loaded\n"
        + "help: show it in a visible window, then call app.settle()"
    }
    guard let window = view.window else {
      return "\nnote: its view is not in a window\n"
        + "help: show it in a visible window that the test retains, then call app.settle()"
    }
    guard !window.isHidden else {
      return "\nnote: its window is hidden\nhelp: call makeKeyAndVisible() on the window"
    }
    return "\nhelp: call app.settle() first"
  }
}
