/// The timing of an animated change (developer.apple.com/documentation/swiftui/animation).
///
/// Only the duration has an effect: a view that is removed stays until the animation ends.
public struct Animation: Hashable, Sendable {
  /// The duration in seconds, without the delay.
  let length: Double
  /// The delay in seconds.
  let wait: Double
  /// The time after which the animation counts as complete, in seconds without the delay; `nil` for
  /// the length.
  private let logicalLength: Double?

  private init(length: Double, wait: Double = 0, logicalLength: Double? = nil) {
    self.length = length.isFinite ? max(0, length) : 0
    self.wait = wait.isFinite ? max(0, wait) : 0
    self.logicalLength = logicalLength.map { $0.isFinite ? max(0, $0) : 0 }
  }

  /// The time until the animation counts as complete, in seconds.
  var logicalDuration: Double { (logicalLength ?? length) + wait }

  /// Returns the animation that counts as complete after a time in seconds, although its effect
  /// may last longer.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(length: length, wait: wait, logicalLength: duration)
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
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { Animation(length: response) }
  public static func spring(duration: Double, bounce: Double = 0) -> Animation {
    Animation(length: duration)
  }

  /// Returns the animation with a delay in seconds.
  public func delay(_ delay: Double) -> Animation {
    Animation(length: length, wait: wait + delay, logicalLength: logicalLength)
  }

  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation {
    guard speed > 0 else { return self }
    return Animation(
      length: length / speed,
      wait: wait / speed,
      logicalLength: logicalLength.map { $0 / speed }
    )
  }
}
