public import Foundation

/// A view that performs actions, as UIKit's `UIControl`
/// (developer.apple.com/documentation/uikit/uicontrol).
///
/// Actions are closures. Touches do not reach controls: ``sendActions(for:)`` performs the actions of
/// an event. Methods as targets need the Objective-C runtime, which exists on Apple platforms only.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var handlers: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with a frame, which performs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state, combined of ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  open var state: UIControl.State {
    var state: UIControl.State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Whether a touch is tracked, which does not happen here.
  open var isTracking: Bool { false }
  /// Whether a tracked touch is inside the control, which does not happen here.
  open var isTouchInside: Bool { false }

  /// Adds an action for events, which replaces an action with the same identifier for them.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The events for which an action was added.
  open var allControlEvents: UIControl.Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Performs an action, with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  // choice: control-actions
  /// Performs the actions of events, in the order in which they were added.
  ///
  /// An action that another action removes is still performed.
  open func sendActions(for controlEvents: UIControl.Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  /// Called after the state has changed.
  func stateDidChange() { setNeedsLayout() }
}
