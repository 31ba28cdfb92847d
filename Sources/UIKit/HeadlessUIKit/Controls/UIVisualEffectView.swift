public import Foundation

// inert: nothing is drawn
/// An effect on the content behind a view, as UIKit's `UIVisualEffect`
/// (developer.apple.com/documentation/uikit/uivisualeffect).
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

// inert: nothing is drawn
/// A blur, as UIKit's `UIBlurEffect` (developer.apple.com/documentation/uikit/uiblureffect).
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The intensity; the names and values of UIKit's `UIBlurEffect.Style`.
  public enum Style: Int, Sendable {
    /// The style “extra light”.
    case extraLight = 0
    /// The style “light”.
    case light = 1
    /// The style “dark”.
    case dark = 2
    /// The style “regular”.
    case regular = 4
    /// The style “prominent”.
    case prominent = 5
    /// The style “system ultra thin material”.
    case systemUltraThinMaterial = 6
    /// The style “system thin material”.
    case systemThinMaterial = 7
    /// The style “system material”.
    case systemMaterial = 8
    /// The style “system thick material”.
    case systemThickMaterial = 9
    /// The style “system chrome material”.
    case systemChromeMaterial = 10
    /// The style “system ultra thin material light”.
    case systemUltraThinMaterialLight = 11
    /// The style “system thin material light”.
    case systemThinMaterialLight = 12
    /// The style “system material light”.
    case systemMaterialLight = 13
    /// The style “system thick material light”.
    case systemThickMaterialLight = 14
    /// The style “system chrome material light”.
    case systemChromeMaterialLight = 15
    /// The style “system ultra thin material dark”.
    case systemUltraThinMaterialDark = 16
    /// The style “system thin material dark”.
    case systemThinMaterialDark = 17
    /// The style “system material dark”.
    case systemMaterialDark = 18
    /// The style “system thick material dark”.
    case systemThickMaterialDark = 19
    /// The style “system chrome material dark”.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates a blur.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}

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

/// A view with an effect on the content behind it, as UIKit's `UIVisualEffectView`
/// (developer.apple.com/documentation/uikit/uivisualeffectview).
///
/// Subviews belong into ``contentView``, which is as large as the view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view of the content.
  open private(set) var contentView = UIView()
  /// The effect; `nil` if there is none.
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
