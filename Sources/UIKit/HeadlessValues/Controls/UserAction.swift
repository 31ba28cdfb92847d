public import Foundation

/// What a user can do with a view; the tour tries it.
@_spi(Runtime) public enum UserAction {
  /// Types a text and presses return.
  case typing
  /// Taps the view, or a point of it as parts of its size.
  case tap(at: CGPoint?)
  /// Changes the value by a tap at a point.
  case change(at: CGPoint)
  /// Changes a part of the value by a call; a label of `nil` is that of the view.
  case choice(label: String?, @MainActor () -> Void)
  /// Taps a segment at a point; `nil` for a disabled one.
  case segment(title: String, at: CGPoint?)
  /// Chooses an entry of a menu.
  case menu(UIMenu)

  /// The middle of a view.
  package static let center = CGPoint(x: 0.5, y: 0.5)
}
