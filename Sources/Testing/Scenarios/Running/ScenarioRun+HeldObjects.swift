import HeadlessUIKit
import TraceModel

extension ScenarioRun {
  /// The minimum duration of a run in which LC701 can report a leak with its default threshold.
  private static let shortestLeak = Duration.seconds(2)

  /// Records that controllers with references only in the scenario are not leaks.
  ///
  /// The scenario retains each object until `release`; a rule that reads the trace can't
  /// distinguish that from a retain cycle of the app.
  func suppressLeaksOfHeldControllers() {
    guard TraceModel.Instant.zero.duration(to: app.now) >= Self.shortestLeak else { return }
    for (name, controller) in heldControllers
    where !leaked.contains(name) && controller.parent == nil
      && controller.presentingViewController == nil && controller.viewIfLoaded?.window == nil
    {
      app.suppress(
        "LC701",
        for: controller,
        reason: "the scenario holds it until 'release \(name)'; 'leak \(name)' makes it a leak"
      )
    }
  }
}
