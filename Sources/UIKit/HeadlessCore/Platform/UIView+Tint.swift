import Foundation
import TraceModel

extension UIView {
  /// How the tint color is shown; the names and values of UIKit's `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic
    /// Unchanged.
    case normal
    /// Gray.
    case dimmed
  }

  /// How the tint color is shown; `automatic` is stored, but reads as the superview's mode.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var view: UIView? = self
      while let current = view {
        if let mode = current.rare?.tintAdjustmentMode, mode != .automatic { return mode }
        view = current.superview
      }
      return .normal
    }
    set {
      guard newValue != rare?.tintAdjustmentMode ?? .automatic else { return }
      madeRare.tintAdjustmentMode = newValue
      sendTintColorDidChange()
    }
  }

  /// The tint color of the view or the nearest ancestor with one.
  var effectiveTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.rare?.tintColor { return color }
      view = current.superview
    }
    return .tintColor
  }

  func setTintColor(_ color: UIColor?) {
    guard color != rare?.tintColor else { return }
    madeRare.tintColor = color
    sendTintColorDidChange()
  }

  /// Calls `tintColorDidChange()` of the view and of descendants that inherit its color.
  private func sendTintColorDidChange() {
    let dispatcher = life.runtime.dispatcher
    dispatcher.query(.tintColorDidChange, of: traceSubject) { tintColorDidChange() }
    for subview in subviews where subview.rare?.tintColor == nil {
      subview.sendTintColorDidChange()
    }
  }

  func recordIdentifier(replacing old: String?) {
    guard accessibilityIdentifier != old else { return }
    let recording = life.runtime.recording
    recording.hierarchyText(
      .identifierProperty,
      recording.name(accessibilityIdentifier ?? ""),
      of: traceSubject
    )
  }

  // inert: nothing is drawn
  /// The view whose opacity masks this view.
  public var mask: UIView? {
    get { rare?.mask }
    set { madeRare.mask = newValue }
  }

  // inert: nothing is drawn
  /// The number of pixels in a point of the content; by default the scale of the display.
  public var contentScaleFactor: CGFloat {
    get { rare?.contentScaleFactor ?? traitCollection.displayScale }
    set { madeRare.contentScaleFactor = newValue }
  }

  /// The transform in space: that of the layer.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // inert: nothing is drawn
  /// Returns a view of a part of this view, which shows nothing.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: rect.isFiniteRect ? rect.size : .zero))
  }

  // inert: nothing moves with the device
  /// The effects of the device's motion.
  public var motionEffects: [UIMotionEffect] {
    get { rare?.motionEffects ?? [] }
    set { madeRare.motionEffects = newValue }
  }

  /// Adds an effect of the device's motion.
  public func addMotionEffect(_ effect: UIMotionEffect) { madeRare.motionEffects.append(effect) }

  /// Removes an effect of the device's motion.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    rare?.motionEffects.removeAll { $0 === effect }
  }
}

// inert: nothing moves with the device
/// An effect of the device's motion, as UIKit's `UIMotionEffect`.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

// inert: nothing moves with the device
/// An effect that changes a value by the device's motion, as UIKit's
/// `UIInterpolatingMotionEffect`.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The key path of the value.
  public let keyPath: String
  /// The axis of the motion.
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// The axis of a motion.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }
}

// inert: nothing moves with the device
/// Effects that run together, as UIKit's `UIMotionEffectGroup`.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
