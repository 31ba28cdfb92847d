extension UIView {
  /// The options of an animation, with the names and values of UIKit's `UIView.AnimationOptions`
  /// (developer.apple.com/documentation/uikit/uiview/animationoptions).
  ///
  /// Because nothing is drawn, the kind of a transition and user interaction have no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts at the presentation value, not at the value of the property.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats without an end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs forward and backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation does not inherit the duration of an outer block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The animation does not inherit the curve of an outer block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes within a transition are animated.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides and shows them instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The animation inherits no option of an outer block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition turns around the vertical axis.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition turns around the vertical axis in the opposite direction.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition curls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that curls a page down over the view.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition dissolves one content into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition turns around the horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition turns around the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    package var curve: TimingCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// The options of a keyframe animation, with the names and values of UIKit's
  /// `UIView.KeyframeAnimationOptions`.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The animation starts at the presentation value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats without an end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs forward and backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Presentation values are linear between keyframes; no other mode is implemented.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    // inert: presentation values are linear
    /// Presentation values stay until the next keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    // inert: presentation values are linear
    /// Presentation values have an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 1 << 11)
    // inert: presentation values are linear
    /// Presentation values are on a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 1 << 12)
    // inert: presentation values are linear
    /// Presentation values are on a smooth curve with an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 1 << 13)
    // inert: other options of animations are inherited
    /// The curve is that of the keyframes.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
  }
}
