import Foundation

/// The window that contains the input views of the first responder, in front of the app's windows.
///
/// Touches beside its content reach the windows behind it.
@MainActor
final class KeyboardWindow: UIWindow {
  /// The window of the first responder.
  private(set) weak var base: UIWindow?

  init(in runtime: Runtime) {
    runtime.prepareNextBirth(as: "UITextEffectsWindow")
    super.init(frame: .zero)
    windowLevel = Level(1)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The input views.
  var content: [UIView] { subviews }

  /// Shows views, from top to bottom, within a frame of the screen.
  func show(_ views: [UIView], in frame: CGRect, of window: UIWindow?) {
    base = window
    if let window, self.frame != window.frame { self.frame = window.frame }
    let old = subviews
    for view in old where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    isHidden = views.isEmpty
    var top = frame.minY
    for view in views {
      let height = view.inputHeight(in: frame.width)
      guard height.isFinite else { continue }
      if view.superview !== self { addSubview(view) }
      view.frame = CGRect(x: 0, y: top, width: frame.width, height: height)
      top += height
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
