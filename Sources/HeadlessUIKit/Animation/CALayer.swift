public import Foundation

/// The layer of a view, with the names of Core Animation's `CALayer`.
///
/// The layer only lists and removes the animations of its view; it draws nothing.
@preconcurrency @MainActor
public final class CALayer: NSObject {
  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  /// Ends the animations of the view at once; their completions receive `false` after the commit.
  public func removeAllAnimations() {
    guard let view else { return }
    view.life.runtime.animator.stopAnimations(of: view)
  }

  /// Returns the keys of the running animations, in the order of their creation; `nil` if there are
  /// none.
  public func animationKeys() -> [String]? {
    guard let view else { return nil }
    let keys = view.life.runtime.animator.propertiesInMotion(of: view).map(\.key)
    return keys.isEmpty ? nil : keys
  }
}

extension UIView {
  /// The layer of the view.
  public var layer: CALayer {
    if let layer = life.layer { return layer }
    let layer = CALayer(of: self)
    life.layer = layer
    return layer
  }
}
