public import Foundation
import TraceModel

/// A group of changes of layers, as Core Animation's `CATransaction`
/// (developer.apple.com/documentation/quartzcore/catransaction).
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var state: Transactions { Runtime.current.transactions }

  public class func begin() { state.open.append(Transactions.Values()) }

  /// Ends the innermost transaction; a call without `begin()` is ignored.
  public class func commit() { state.commit() }

  // inert: the runtime commits in turns of the main loop
  public class func flush() {}

  /// The duration of animations without one, in seconds; 0.25 by default.
  public class func animationDuration() -> CFTimeInterval {
    state.duration?.inSeconds ?? 0.25
  }

  /// Sets the duration of animations without one, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    state.change { $0.duration = Duration(clampingSeconds: max(0, dur)) }
  }

  /// The timing of animations without one.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { state.timing }

  /// Sets the timing of animations without one.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    state.change { $0.timing = function }
  }

  /// Whether changes of properties trigger no actions.
  public class func disableActions() -> Bool { state.open.last?.disablesActions ?? false }

  /// Sets whether changes of properties trigger no actions; they never do.
  public class func setDisableActions(_ flag: Bool) { state.change { $0.disablesActions = flag } }

  /// Returns a value of the innermost transaction.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: state.open.last?.values[key]
    }
  }

  /// Sets a value of the innermost transaction.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      let seconds = (anObject as? NSNumber)?.doubleValue ?? anObject as? Double
      setAnimationDuration(seconds ?? 0)
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: state.change { $0.values[key] = anObject }
    }
  }

  /// The block that is called when the animations of the transaction have ended.
  public class func completionBlock() -> (() -> Void)? { state.open.last?.completion }

  // choice: transaction-completion
  /// Sets a block that is called on the clock of the run when the animations have ended that were
  /// added to layers since the innermost `begin()`, and the animations of views, transitions and
  /// rotations that run after the commit of the turn.
  ///
  /// Without animations it is called after the commit.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    state.change { $0.completion = block }
  }
}

/// The key of the duration of animations without one, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes trigger no actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing of animations without one.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block that is called at the end.
public let kCATransactionCompletionBlock = "completionBlock"

/// The open transactions of a run.
@MainActor
final class Transactions {
  /// The values of a transaction.
  struct Values {
    var duration: Duration?
    var timing: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
    /// The app's own values.
    var values: [String: Any] = [:]
    /// The time until the layer animations of the transaction end.
    var length = Duration.zero
  }

  var open: [Values] = []
  private unowned let runtime: Runtime

  init(runtime: Runtime) {
    self.runtime = runtime
  }

  /// The duration that the innermost transaction with one sets.
  var duration: Duration? { open.last { $0.duration != nil }?.duration }

  var timing: CAMediaTimingFunction? { open.last { $0.timing != nil }?.timing }

  /// Changes the innermost transaction; outside of all, the changes belong to a transaction that
  /// ends at once.
  func change(_ change: (inout Values) -> Void) {
    guard open.isEmpty else { return change(&open[open.count - 1]) }
    open.append(Values())
    change(&open[0])
    commit()
  }

  /// Includes a layer animation in the open transactions; one without an end has no length.
  func extend(by length: Duration?) {
    guard let length else { return }
    for index in open.indices { open[index].length = max(open[index].length, length) }
  }

  func commit() {
    guard let ended = open.popLast(), let completion = ended.completion else { return }
    let end = runtime.loop.now.advanced(by: ended.length)
    let runtime = runtime
    runtime.loop.afterCommit {
      let last = max(end, runtime.loop.endOfAnimations ?? end)
      let delay = runtime.loop.now.duration(to: last)
      guard delay > .zero else { return runtime.runBlock(.completion, on: .layers, completion) }
      runtime.loop.schedule(after: delay, label: "completion of a transaction") {
        runtime.runBlock(.completion, on: .layers, completion)
      }
    }
  }
}

extension TurnLoop {
  /// The time at which the last pending animation, transition or rotation ends.
  fileprivate var endOfAnimations: Instant? {
    pending.last { $0.location == nil && $0.label.hasPrefix("end of ") }?.due
  }
}
