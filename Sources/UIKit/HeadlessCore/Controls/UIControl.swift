public import Foundation
@_spi(Runtime) public import HeadlessValues

/// A view that performs actions, as UIKit's `UIControl`
/// (developer.apple.com/documentation/uikit/uicontrol).
///
/// Actions are closures, and methods of targets as ``Selector`` values. A tap of the user or
/// ``sendActions(for:)`` performs the actions of an event.
@preconcurrency @MainActor
open class UIControl: UIView {
  package var handlers: [Handler] = []
  /// The event whose actions are being sent.
  private var sentEvent: Event = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIControl.self)
  }

  /// Creates a control with a frame, which performs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      stateDidChange()
      valueChanged("isEnabled", from: oldValue)
    }
  }

  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      stateDidChange()
      valueChanged("isSelected", from: oldValue)
    }
  }

  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      stateDidChange()
      valueChanged("isHighlighted", from: oldValue)
    }
  }

  /// The state, combined of ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  open var state: UIControl.State {
    var state: UIControl.State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a tap opens a menu instead of the primary action.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press opens a menu.
  open var isContextMenuInteractionEnabled = false
  /// The text that is shown while a pointer is over the control.
  open var toolTip: String?
  /// Whether a symbol of the control is animated.
  open var isSymbolAnimationEnabled = false

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Whether a touch that began in the control is tracked.
  open package(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  open package(set) var isTouchInside = false

  // Touches.

  /// Called when a touch begins in the control; returns whether the control tracks it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves; returns whether the control tracks it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when a gesture recognizer or the system takes the tracked touch.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startTracking(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishTracking(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    abandonTracking(event)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !keepsTap(from: gestureRecognizer) && !keepsSwipe(from: gestureRecognizer) }

  /// Whether the control has a reaction of its own to a tap, as a button does and a plain control
  /// does not.
  @_spi(Runtime) open var hasOwnTap: Bool { false }
  /// Whether the begin of a touch is an event; not for a switch.
  @_spi(Runtime) open var sendsTouchDown: Bool { true }

  // Closures.

  /// Adds an action for events, which replaces an action with the same identifier for them.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(Handler(receiver: .closure(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    removeHandlers(for: controlEvents) { $0.closure?.identifier == actionIdentifier }
  }

  // Methods of targets.

  /// Adds a method of a target, which is not retained, for events.
  ///
  /// A method that was added before is called once, for the old and the new events.
  ///
  /// - Parameters:
  ///   - target: The receiver; `nil` for the next responder with the method, as in
  ///     ``UIApplication/sendAction(_:to:from:for:)``.
  ///   - action: The method.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let receiver = target.map { selectorTarget($0) }
    if let index = handlers.firstIndex(where: { $0.isMethod(action, of: receiver) }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(Handler(receiver: Handler.Receiver(receiver, action), events: controlEvents))
    }
  }

  /// Removes methods of targets for events.
  ///
  /// - Parameters:
  ///   - target: The receiver; `nil` for each one.
  ///   - action: The method; `nil` for each one.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let receiver = target.map { selectorTarget($0) }
    removeHandlers(for: controlEvents) { handler in
      guard let method = handler.method, action == nil || action == method.action else {
        return false
      }
      return receiver == nil || receiver === method.target
    }
  }

  /// Returns the names of a target's methods for an event, as in Objective-C; `nil` if there is
  /// none.
  open func actions(
    forTarget target: Any?,
    forControlEvent controlEvent: UIControl.Event
  )
    -> [String]?
  {
    let receiver = target.map { selectorTarget($0) }
    let names = handlers.compactMap { handler -> String? in
      guard let method = handler.method, receiver === method.target,
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return method.action.description
    }
    return names.isEmpty ? nil : names
  }

  /// The targets; `NSNull` for a method without a target.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler in
        handler.method.map { method in
          guard let target = method.target else { return AnyHashable(NSNull()) }
          return target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target))
        }
      }
    )
  }

  /// The events for which an action was added.
  open var allControlEvents: UIControl.Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Calls a closure for each closure and method, until it sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?,
      _ controlEvent: UIControl.Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      let method = handler.method.map { ($0.target as Any?, $0.action) }
      iterator(handler.closure, method, handler.events, &stop)
    }
  }

  // Sending.

  /// Performs an action, with the control as its sender.
  open func sendAction(_ action: UIAction) {
    runtime.recordingAction(on: self, sender: self) { action.perform(from: self) }
  }

  /// Sends an action to a target through the application.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    runtime.application.sendAction(action, to: target, from: self, for: event)
  }

  // choice: control-actions
  /// Performs the actions of events, in the order in which they were added.
  ///
  /// An action that another action removes is still performed.
  open func sendActions(for controlEvents: UIControl.Event) {
    sendActions(for: controlEvents, with: nil)
  }

  /// Performs the actions of events that touches cause.
  @_spi(Runtime) open func sendActions(for controlEvents: UIControl.Event, with event: UIEvent?) {
    let previous = sentEvent
    defer { sentEvent = previous }
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sentEvent = handler.events.intersection(controlEvents)
      if let closure = handler.closure { sendAction(closure) }
      guard let method = handler.method else { continue }
      sendAction(method.action, to: method.target, for: event)
    }
  }

  /// Whether a tap changes a value, so that the control sends `valueChanged`.
  @_spi(Runtime) open var hasValue: Bool { false }

  @_spi(Runtime) open override var userActions: [UserAction] {
    [hasValue ? .change(at: CGPoint(x: 0.75, y: 0.5)) : .tap(at: nil)]
  }

  @_spi(Runtime) open override var isOneTarget: Bool { hasOwnTap }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    [
      "isEnabled": \UIControl.isEnabled, "isSelected": \UIControl.isSelected,
      "isHighlighted": \UIControl.isHighlighted,
    ]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.flag("enabled") { isEnabled = $0 }
    nib.flag("selected") { isSelected = $0 }
    nib.flag("highlighted") { isHighlighted = $0 }
    nib.value("contentHorizontalAlignment") { contentHorizontalAlignment = $0 }
    nib.value("contentVerticalAlignment") { contentVerticalAlignment = $0 }
    nib.flag("showsMenuAsPrimaryAction") { showsMenuAsPrimaryAction = $0 }
  }

  /// Whether a finger that moves changes the value.
  @_spi(Runtime) open var followsDrags: Bool { false }

  /// Called when a finger has moved in the control.
  @_spi(Runtime) open func followDrag(to point: CGPoint, with event: UIEvent?) {}

  /// Changes the value as a tap of the user does, and sends its event; controls with a value
  /// override it.
  @_spi(Runtime) open func changeValue(byTapAt point: CGPoint, with event: UIEvent?) {}

  /// Called after the state has changed.
  @_spi(Runtime) open func stateDidChange() { setNeedsLayout() }

  private func removeHandlers(for controlEvents: Event, where isRemoved: (Handler) -> Bool) {
    for index in handlers.indices where isRemoved(handlers[index]) {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }
}

extension UIControl: ActionSource {
  /// The names of the events whose actions are being sent.
  package var actionText: String { sentEvent.names.joined(separator: ", ") }
}
