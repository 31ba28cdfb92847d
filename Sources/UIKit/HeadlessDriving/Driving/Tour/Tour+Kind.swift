@_spi(Runtime) import HeadlessCore

extension Tour {
  /// A kind of action of the user.
  public enum Kind: String, Sendable, CaseIterable {
    /// Types into a text field, a text view or a search bar, and presses return.
    case type
    /// Changes a switch, slider, stepper, page control or picker.
    case changeValue = "change"
    /// Taps a segment of a segmented control.
    case segment
    /// Drags a scroll view to its end.
    case scroll
    /// Pulls a scroll view down to refresh it.
    case refresh
    /// Taps a row of a table.
    case row
    /// Taps an item of a collection view.
    case item
    /// Taps a button or another control.
    case button
    /// Taps, presses or swipes a view with a gesture recognizer.
    case gesture
    /// Opens a menu and chooses an entry.
    case menu
    /// Taps a button of a navigation bar or toolbar.
    case barButton = "bar button"
    /// Swipes to the next or previous page.
    case page
    /// Taps a tab.
    case tab
    /// Taps an action of an alert.
    case alert = "alert action"
    /// Taps the back button.
    case back
    /// Swipes back from the edge of the screen.
    case swipeBack = "swipe back"
    /// Swipes a sheet down, or taps beside a popover.
    case dismissal
    /// Cancels a controller of the system, such as the one for sharing.
    case cancel
    /// Waits for five times the time for settling, because no way out was found: some messages
    /// vanish by themselves.
    case wait
    /// Dismisses or pops the controller by a call, which no user can do, because no other way out
    /// was found.
    case exitInCode = "exit in code"

    /// Whether the action only ends a screen.
    var isWayOut: Bool {
      switch self {
      case .alert, .back, .swipeBack, .dismissal, .cancel, .wait, .exitInCode: true
      default: false
      }
    }
  }

  /// The limits of a tour.
  public struct Limits: Sendable {
    /// The maximum number of rows or items of one class in one section that lead to no new screen;
    /// then the tour skips the others.
    public var similarRows: Int
    /// The maximum number of screens on top of each other: pushed and presented controllers.
    public var depth: Int
    /// The maximum time that the tour waits after an action, on the app's clock.
    ///
    /// Repeating timers do not count as pending work.
    public var settling: Duration
    /// The maximum time of the tour, on the app's clock.
    public var time: Duration

    public init(
      similarRows: Int = 4,
      depth: Int = 8,
      settling: Duration = .seconds(2),
      time: Duration = .seconds(3600)
    ) {
      self.similarRows = similarRows
      self.depth = depth
      self.settling = settling
      self.time = time
    }
  }
}
