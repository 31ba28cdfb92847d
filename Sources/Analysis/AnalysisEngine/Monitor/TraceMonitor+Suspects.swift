import Findings
import TraceModel

/// Repeated callbacks of a class that only callbacks missing from the log can explain.
extension TraceMonitor {
  /// Emits a suspect for a callback that repeats the previous one, if only an unprinted callback or
  /// a second object of the class explains it.
  ///
  /// A name has one suspect at most.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - trigger: The column of the appearance table.
  ///   - before: The states of the only known object.
  mutating func suspectRepeat(
    _ callback: CallbackEvent,
    _ trigger: AppearanceTrigger,
    before: StateSet
  ) {
    let slot = callback.slot
    let region = Region.appearance
    guard !state.hierarchy[slot].sharing.hasSuspect,
      let counterpart = counterpart(ofRepeated: callback),
      region.step(before, trigger.rawValue).isEmpty,
      let (brokenState, rule) = region.blame(before, trigger.rawValue),
      state.hierarchy[slot].isPooled
        || !region.step(state.observed.closure(.appearance, of: before), trigger.rawValue).isEmpty
    else { return }
    state.hierarchy[slot].sharing.hasSuspect = true
    emit(
      Violation(
        rule: rule,
        kind: .appearance,
        state: brokenState,
        trigger: trigger.rawValue,
        event: callback,
        previousParent: .none,
        counterpart: counterpart,
        isExplained: true
      )
    )
  }

  /// The other callback of the pair that a callback belongs to, if it repeats the callback before
  /// it and the log names only the class of what may be one object; `nil` otherwise.
  func counterpart(ofRepeated callback: CallbackEvent) -> CallbackRole? {
    let slot = callback.slot
    guard state.hierarchy[slot].identity == .className,
      state.hierarchy[slot].sharing.memberCount <= 1,
      let last = state.hierarchy.changes(of: slot).last, last.name.role == callback.name.role
    else { return nil }
    return switch callback.name.role {
    case .viewWillAppear: .viewDidAppear
    case .viewDidAppear: .viewWillAppear
    case .viewWillDisappear: .viewDidDisappear
    case .viewDidDisappear: .viewWillDisappear
    default: nil
    }
  }
}
