@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

// inert: nothing is drawn
/// An effect that makes content readable on a blur, as UIKit's `UIVibrancyEffect`
/// (developer.apple.com/documentation/uikit/uivibrancyeffect).
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    blur = blurEffect
    self.style = style
    super.init()
  }
}

/// The content of a vibrancy effect; the names and values of UIKit's `UIVibrancyEffectStyle`.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// A view with an effect on what is behind it, as UIKit's `UIVisualEffectView`
/// (developer.apple.com/documentation/uikit/uivisualeffectview).
///
/// Subviews belong into ``contentView``, which is as large as the view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open private(set) var contentView = UIView()
  /// The effect; `nil` for none.
  open var effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view with a frame and without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a view from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    decode(coder, as: UIVisualEffectView.self)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.part("contentView", into: contentView)
    if let blur = nib.blurEffect {
      effect = blur
    } else if let vibrancy = nib.first("vibrancyEffect") {
      effect = UIVibrancyEffect(blurEffect: vibrancy.blurEffect ?? UIBlurEffect(style: .light))
    }
  }
}
