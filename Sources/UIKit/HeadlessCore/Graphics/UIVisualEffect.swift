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
