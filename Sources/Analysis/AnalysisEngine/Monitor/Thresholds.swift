/// The limits above which something is too slow, too frequent or too late.
public struct Thresholds: Hashable, Sendable {
  /// The longest time from the launch to the first `viewDidAppear`; LC510.
  public var firstAppearance = Duration.seconds(1)
  /// The maximum number of layouts of one controller in a second; LC602.
  ///
  /// A screen draws 60 times a second; half of that for a whole second is animation by layout.
  public var layoutsInSecond = 30
  /// The maximum number of layouts of one controller in one turn of the main loop; LC603.
  ///
  /// UIKit's `UIViewLayoutFeedbackLoopDebuggingThreshold` accepts 50 to 1000.
  public var layoutsInTurn = 100
  /// The longest time that a controller may stay alive after it left; LC701 and LC706.
  ///
  /// MLeaksFinder waits 2 s, DeallocationChecker 1 s, LeakCanary 5 s.
  public var release = Duration.seconds(2)
  /// The maximum number of living objects of one class; LC704.
  public var instancesOfClass = 4
  /// The longest duration of a callback; LC810.
  ///
  /// Three frames of 16.7 ms: users do not notice less.
  public var slowCallback = Duration.milliseconds(50)
  /// The shortest time between two appearances; LC222.
  public var flicker = Duration.milliseconds(100)
  /// The maximum number of refused dismissals of a sheet; LC409.
  public var refusedDismissals = 2

  /// The maximum number of evaluations of one view’s body in one turn of the main loop; LC753.
  public var bodiesInTurn = 10
  /// The number of turns in a row in which a body is evaluated and changes nothing; LC753.
  public var idleBodies = 20

  /// Creates the default thresholds.
  public init() {}
}
