import Foundation

/// Finds the point at which a finger touches a view, or why it can't.
@MainActor
struct TouchTarget {
  let window: UIWindow
  /// The point in the window.
  let point: CGPoint

  /// Finds the center of the visible part of a view.
  ///
  /// - Throws: ``TouchError``, which names the view that is in the way.
  init(_ view: UIView, fraction: CGPoint = CGPoint(x: 0.5, y: 0.5)) throws(TouchError) {
    guard let window = view.window, !window.isHidden else {
      let reason = view.window == nil ? "is in no window" : "is in a hidden window"
      throw TouchError(.notInWindow, "\(view.touchName) \(reason)")
    }
    try Self.checkInteraction(view)
    var visible = view.convert(view.bounds, to: window).intersection(window.bounds)
    for ancestor in sequence(first: view, next: \.superview).dropFirst()
    where ancestor.clipsToBounds {
      visible = visible.intersection(ancestor.convert(ancestor.bounds, to: window))
    }
    guard !visible.isNull, !visible.isEmpty, visible.isFinite else {
      throw TouchError(.offScreen, Self.offScreenText(view, in: window))
    }
    self.window = window
    point = CGPoint(
      x: visible.minX + visible.width * fraction.x,
      y: visible.minY + visible.height * fraction.y
    )
    try checkHit(of: view)
  }

  private static func checkInteraction(_ view: UIView) throws(TouchError) {
    for ancestor in sequence(first: view, next: \.superview) {
      let owner = ancestor === view ? "it" : "its superview \(ancestor.touchName)"
      if ancestor.isHidden { throw TouchError(.hidden, "\(view.touchName): \(owner) is hidden") }
      if ancestor.alpha < 0.01 {
        throw TouchError(.hidden, "\(view.touchName): \(owner) has an alpha of \(ancestor.alpha)")
      }
      if !ancestor.isUserInteractionEnabled {
        throw TouchError(
          .interactionDisabled,
          "\(view.touchName): isUserInteractionEnabled of \(owner) is false"
        )
      }
    }
  }

  private static func offScreenText(_ view: UIView, in window: UIWindow) -> String {
    if view.bounds.isEmpty { return "\(view.touchName) has the size \(view.bounds.size.touchText)" }
    let frame = view.convert(view.bounds, to: window)
    return "\(view.touchName) is off screen, at \(frame.origin.touchText) in a window of "
      + window.bounds.size.touchText
  }

  private func checkHit(of view: UIView) throws(TouchError) {
    let runtime = view.life.runtime
    let onScreen = CGPoint(x: point.x + window.frame.minX, y: point.y + window.frame.minY)
    guard let hit = runtime.touches.hitTest(onScreen)?.view else {
      throw TouchError(.covered, "\(view.touchName): no view takes a touch at \(point.touchText)")
    }
    guard !hit.isDescendant(of: view) else { return }
    let relation = view.isDescendant(of: hit) ? "takes its touches" : "covers it"
    let reason = "\(hit.touchName) \(relation) at \(point.touchText)"
    throw TouchError(.covered, "\(view.touchName): \(reason)")
  }
}

extension CGPoint {
  /// The point as `(20, 44.5)`.
  var touchText: String { "(\(x.printed), \(y.printed))" }
}

extension CGSize {
  /// The size as `390 × 844`.
  var touchText: String { "\(width.printed) × \(height.printed)" }
}

extension CGRect {
  /// Whether all numbers are finite.
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}

extension UIView {
  /// The class of the view, with a text by which the user recognizes it.
  var touchName: String {
    let name = String(describing: Swift.type(of: self))
    let text = (self as? UIButton)?.currentTitle ?? (self as? UILabel)?.text
    return text.map { "\(name) “\($0)”" } ?? name
  }
}
