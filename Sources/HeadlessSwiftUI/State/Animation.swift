/// The timing of an animated change (developer.apple.com/documentation/swiftui/animation).
///
/// Only the duration has an effect: a view that is removed stays until the animation ends.
public struct Animation: Hashable, Sendable {
  /// The duration in seconds, without the delay.
  let length: Double
  /// The delay in seconds.
  let wait: Double

  private init(length: Double, wait: Double = 0) {
    self.length = length.isFinite ? max(0, length) : 0
    self.wait = wait.isFinite ? max(0, wait) : 0
  }

  /// The time until the animation ends, in seconds.
  package var duration: Double { length + wait }

  /// The default animation; 0.35 seconds.
  public static let `default` = Animation(length: 0.35)
  /// An animation with constant speed.
  public static let linear = Animation(length: 0.35)
  /// An animation that begins and ends slowly.
  public static let easeInOut = Animation(length: 0.35)
  /// An animation that begins slowly.
  public static let easeIn = Animation(length: 0.35)
  /// An animation that ends slowly.
  public static let easeOut = Animation(length: 0.35)
  /// A spring; 0.5 seconds.
  public static let spring = Animation(length: 0.5)
  /// A spring without bounce.
  public static let smooth = Animation(length: 0.5)
  /// A spring with a small bounce.
  public static let snappy = Animation(length: 0.5)
  /// A spring with a larger bounce.
  public static let bouncy = Animation(length: 0.5)

  /// Returns an animation with constant speed.
  public static func linear(duration: Double) -> Animation { Animation(length: duration) }
  /// Returns an animation that begins and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { Animation(length: duration) }
  /// Returns an animation that begins slowly.
  public static func easeIn(duration: Double) -> Animation { Animation(length: duration) }
  /// Returns an animation that ends slowly.
  public static func easeOut(duration: Double) -> Animation { Animation(length: duration) }
  /// Returns a spring.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { Animation(length: response) }
  /// Returns a spring.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation {
    Animation(length: duration)
  }

  /// Returns the animation with a delay in seconds.
  public func delay(_ delay: Double) -> Animation { Animation(length: length, wait: wait + delay) }

  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation {
    Animation(length: speed > 0 ? length / speed : length, wait: speed > 0 ? wait / speed : wait)
  }
}
