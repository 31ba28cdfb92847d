/// Whether a screen is on the screen of the device: the part of a behavior that decides.
///
/// A screen is present from the callback that shows it until `viewDidDisappear`, while the app is
/// not in the background. Callbacks between these two do not change the presence, so a cancelled
/// swipe back does not end it, nor does a repeated `viewDidAppear` begin it again. A screen that a
/// cancelled swipe reveals for a moment receives `viewDidDisappear` without `viewDidAppear`, and is
/// never present.
@MainActor
final class ScreenPresence {
  /// Whether an inactive app hides its screens, as under Control Center or during a call.
  var requiresActiveApp = false {
    didSet { update() }
  }
  private(set) var isPresent = false
  /// Called after each change with the new presence.
  var onChange: (Bool) -> Void = { _ in }
  private let activity = AppActivity()
  private var isVisible = false

  /// Creates the state of a screen that is not visible.
  init() {
    activity.onChange = { [weak self] in self?.update() }
  }

  /// Records that the screen is visible.
  func show() {
    isVisible = true
    update()
  }

  /// Records that the screen is not visible.
  func hide() {
    isVisible = false
    update()
  }

  private func update() {
    let isAvailable = !activity.isInBackground && (activity.isActive || !requiresActiveApp)
    let isPresent = isVisible && isAvailable
    guard isPresent != self.isPresent else { return }
    self.isPresent = isPresent
    onChange(isPresent)
  }
}
