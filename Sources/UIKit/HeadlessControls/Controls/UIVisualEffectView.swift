public import Foundation

// inert: nothing is drawn
/// An effect that makes content readable on a blur, as UIKit's `UIVibrancyEffect`
/// (developer.apple.com/documentation/uikit/uivibrancyeffect).
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// Creates an effect for a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    blur = blurEffect
    self.style = style
    super.init()
  }
}

/// The content of a vibrancy effect; the names and values of UIKit's `UIVibrancyEffectStyle`.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// The style “label”.
  case label = 0
  /// The style “secondary label”.
  case secondaryLabel = 1
  /// The style “tertiary label”.
  case tertiaryLabel = 2
  /// The style “quaternary label”.
  case quaternaryLabel = 3
  /// The style “fill”.
  case fill = 4
  /// The style “secondary fill”.
  case secondaryFill = 5
  /// The style “tertiary fill”.
  case tertiaryFill = 6
  /// The style “separator”.
  case separator = 7
}

/// A view with an effect on what is behind it, as UIKit's `UIVisualEffectView`
/// (developer.apple.com/documentation/uikit/uivisualeffectview).
///
/// Subviews belong into ``contentView``, which is as large as the view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view of the content.
  open private(set) var contentView = UIView()
  /// The effect; `nil` for none.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
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
}
