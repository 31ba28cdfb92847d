/// From when on something is too slow, too often or too late.
public struct Thresholds: Hashable, Sendable {
  /// The longest time from the launch to the first `viewDidAppear`; LC510.
  public var firstAppearance = Duration.seconds(1)
  /// The most layouts of one controller in a second; LC602.
  ///
  /// A screen draws 60 times a second; half of that for a whole second is animation by layout.
  public var layoutsInSecond = 30
  /// The most layouts of one controller in one turn of the run loop; LC603.
  ///
  /// UIKit's own `UIViewLayoutFeedbackLoopDebuggingThreshold` takes 50 to 1000.
  public var layoutsInTurn = 100
  /// How long a controller may live after it left for good; LC701 and LC706.
  ///
  /// MLeaksFinder waits 2 s, DeallocationChecker 1 s, LeakCanary 5 s.
  public var release = Duration.seconds(2)
  /// The most objects of one class that may be alive; LC704.
  public var instancesOfClass = 4
  /// The longest time that a callback may take; LC810.
  ///
  /// Three frames of 16.7 ms: less is not seen.
  public var slowCallback = Duration.milliseconds(50)
  /// The shortest time between two appearances; LC222.
  public var flicker = Duration.milliseconds(100)
  /// How often a sheet may refuse to leave; LC409.
  public var refusedDismissals = 2

  /// Creates the default thresholds.
  public init() {}
}
