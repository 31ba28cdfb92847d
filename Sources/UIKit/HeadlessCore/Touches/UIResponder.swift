@_exported public import Foundation
import TraceModel

/// An object that receives events, as UIKit's `UIResponder`
/// (developer.apple.com/documentation/uikit/uiresponder): the base class of applications, scenes,
/// views and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, NamedProperties {
  @_spi(Runtime) open class var namedProperties: [String: AnyKeyPath?] { [:] }

  /// The next responder: for a view its controller or superview, for a controller its view's
  /// superview, for a window its scene or the application, for a scene the application, and for the
  /// application its delegate if that is a responder.
  open var next: UIResponder? { nil }

  // Touches.

  /// Called when fingers touch the screen; the base implementation passes the touches to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesBegan) { $0.touchesBegan(touches, with: event) }
  }

  /// Called when fingers move; the base implementation passes the touches to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesMoved) { $0.touchesMoved(touches, with: event) }
  }

  /// Called when fingers leave the screen; the base implementation passes the touches to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesEnded) { $0.touchesEnded(touches, with: event) }
  }

  /// Called when a gesture recognizer or the system takes the touches; the base implementation
  /// passes the touches to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesCancelled) { $0.touchesCancelled(touches, with: event) }
  }

  // inert: no properties of touches are estimated
  /// Called when estimated properties of touches have been measured, which does not happen here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // Presses and motions.

  // inert: no hardware buttons are pressed
  /// Called when buttons are pressed, which does not happen here; passes the presses to ``next``.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  // inert: no hardware buttons are pressed
  /// Called when presses change, which does not happen here; passes the presses to ``next``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  // inert: no hardware buttons are pressed
  /// Called when buttons are released, which does not happen here; passes the presses to ``next``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  // inert: no hardware buttons are pressed
  /// Called when the system takes presses, which does not happen here; passes the presses to
  /// ``next``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // inert: the device does not move
  /// Called when a motion begins, which does not happen here; passes the motion to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  // inert: the device does not move
  /// Called when a motion ends, which does not happen here; passes the motion to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  // inert: the device does not move
  /// Called when a motion is cancelled, which does not happen here; passes the motion to ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // inert: no remote control is connected
  /// Called for a command of a remote control, which does not happen here; passes it to ``next``.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // The first responder.

  /// Whether the object can become the first responder; `false` unless a class overrides it.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may cease to be the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder.
  open var isFirstResponder: Bool { responderRuntime.existingFocus?.responder === self }

  /// Makes the object the first responder, which shows the keyboard for text.
  ///
  /// - Returns: Whether it is the first responder: an object that refuses, is in no window, or
  ///   whose predecessor refuses to resign is not.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard responderRuntime.focus.mayBeCalled(by: self) else { return false }
    reachedFocus(.becomeFirstResponder)
    return responderRuntime.focus.become(self)
  }

  /// Ends the role of first responder, which hides the keyboard.
  ///
  /// - Returns: Whether the object is not the first responder afterwards.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard responderRuntime.existingFocus?.mayBeCalled(by: self) ?? true else { return false }
    reachedFocus(.resignFirstResponder)
    return responderRuntime.existingFocus?.resign(self) ?? true
  }

  // Input.

  /// The view that replaces the keyboard; `nil` for the keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  // inert: no controllers of input views are shown
  /// The controller of the view that replaces the keyboard.
  open var inputViewController: UIViewController? { nil }

  // inert: no controllers of input views are shown
  /// The controller of the view above the keyboard.
  open var inputAccessoryViewController: UIViewController? { nil }

  /// Replaces the input views if the object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { responderRuntime.existingFocus?.keyboard.update() }
  }

  // Actions.

  // inert: no hardware keyboard is connected
  /// The commands of a hardware keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Copies the selection and removes it; does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies the selection; does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Inserts the copied content; does nothing by default.
  open func paste(_ sender: Any?) {}
  /// Selects a part; does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection; does nothing by default.
  open func delete(_ sender: Any?) {}

  /// Called before a user activity is saved, to store the state of the object; never called by the
  /// runtime.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Returns whether the object performs an action: whether the selector has a method for its
  /// class.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
  }

  /// Returns the nearest responder that performs an action, beginning with this one.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    responderChain.first { $0.canPerformAction(action, withSender: sender) }
  }

  #if !canImport(ObjectiveC)
  /// The manager of the nearest responder that has one; that of the window by default.
  open var undoManager: UndoManager? { next?.undoManager }
  #endif

  /// State that most responders do not have.
  package var rare: RareState?

  /// The values that the app has stored with the object.
  ///
  /// It is used on any thread, and only while the lock of ``AssociatedObjects`` is held.
  nonisolated(unsafe) var associatedValues: AssociatedValues?

  // Objective-C.

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns whether the object has the method of a selector, by name or by the selector's own
  /// method.
  ///
  /// An extension of `NSObjectProtocol` has the method for all other objects, which can't override
  /// it.
  open func responds(to aSelector: Selector!) -> Bool {
    Messages.isImplemented(aSelector, by: self)
  }

  /// Called for the name of a property that the object does not have; the base implementation
  /// reports UIKit's exception.
  open func value(forUndefinedKey key: String) -> Any? {
    UndefinedKeys.report("valueForUndefinedKey:", key, of: self)
    return nil
  }

  /// Called to set a property that the object does not have; the base implementation reports
  /// UIKit's exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    UndefinedKeys.report("setValue:forUndefinedKey:", key, of: self)
  }

  /// Called when the value at a key path has changed that the object observes with
  /// `addObserver(_:forKeyPath:options:context:)`; the base implementation does nothing, where
  /// UIKit's throws an exception.
  ///
  /// A class of the app that is not a responder conforms to ``KeyValueObserver`` instead.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // Accessibility.

  // inert: no assistive technology runs
  /// Whether assistive technologies can use the element; `false` by default.
  open var isAccessibilityElement: Bool {
    get { rare?.accessibility.isElement ?? false }
    set { madeRare.accessibility.isElement = newValue }
  }

  // inert: no assistive technology runs
  /// A short name of the element.
  open var accessibilityLabel: String? {
    get { rare?.accessibility.label }
    set { madeRare.accessibility.label = newValue }
  }

  // inert: no assistive technology runs
  /// A short name with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { rare?.accessibility.attributedLabel }
    set { madeRare.accessibility.attributedLabel = newValue }
  }

  // inert: no assistive technology runs
  /// The value of the element.
  open var accessibilityValue: String? {
    get { rare?.accessibility.value }
    set { madeRare.accessibility.value = newValue }
  }

  // inert: no assistive technology runs
  /// The result of an action on the element.
  open var accessibilityHint: String? {
    get { rare?.accessibility.hint }
    set { madeRare.accessibility.hint = newValue }
  }

  // inert: no assistive technology runs
  /// The role of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibility.traits ?? .none }
    set { madeRare.accessibility.traits = newValue }
  }

  // inert: no assistive technology runs
  /// The identifier of the element in tests; traces and reports use it as a label of a view.
  open var accessibilityIdentifier: String? {
    get { rare?.accessibility.identifier }
    set { madeRare.accessibility.identifier = newValue }
  }

  // inert: no assistive technology runs
  /// The frame on the screen.
  open var accessibilityFrame: CGRect {
    get { rare?.accessibility.frame ?? .zero }
    set { madeRare.accessibility.frame = newValue }
  }

  // inert: no assistive technology runs
  /// The shape on the screen.
  open var accessibilityPath: UIBezierPath? {
    get { rare?.accessibility.path }
    set { madeRare.accessibility.path = newValue }
  }

  // inert: no assistive technology runs
  /// The point on the screen that an activation touches.
  open var accessibilityActivationPoint: CGPoint {
    get { rare?.accessibility.activationPoint ?? .zero }
    set { madeRare.accessibility.activationPoint = newValue }
  }

  // inert: no assistive technology runs
  /// The language of the texts.
  open var accessibilityLanguage: String? {
    get { rare?.accessibility.language }
    set { madeRare.accessibility.language = newValue }
  }

  // inert: no assistive technology runs
  /// The elements in a container.
  open var accessibilityElements: [Any]? {
    get { rare?.accessibility.elements }
    set { madeRare.accessibility.elements = newValue }
  }

  // inert: no assistive technology runs
  /// Returns the number of elements in a container.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  // inert: no assistive technology runs
  /// Returns an element in a container; `nil` without an element of the index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  // inert: no assistive technology runs
  /// Returns the index of an element in a container; `NSNotFound` for other objects.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let elements = accessibilityElements ?? []
    return elements.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // inert: no assistive technology runs
  /// Whether the elements in the container are hidden.
  open var accessibilityElementsHidden: Bool {
    get { rare?.accessibility.elementsAreHidden ?? false }
    set { madeRare.accessibility.elementsAreHidden = newValue }
  }

  // inert: no assistive technology runs
  /// Whether the elements in the siblings are ignored.
  open var accessibilityViewIsModal: Bool {
    get { rare?.accessibility.isModal ?? false }
    set { madeRare.accessibility.isModal = newValue }
  }

  // inert: no assistive technology runs
  /// Whether the elements in the container are read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { rare?.accessibility.groupsChildren ?? false }
    set { madeRare.accessibility.groupsChildren = newValue }
  }

  // inert: no assistive technology runs
  /// The actions besides the activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rare?.accessibility.customActions }
    set { madeRare.accessibility.customActions = newValue }
  }

  // inert: no assistive technology runs
  /// The names for voice control; `nil` if there is none.
  open var accessibilityUserInputLabels: [String]? {
    get { rare?.accessibility.userInputLabels }
    set { madeRare.accessibility.userInputLabels = newValue }
  }

  // inert: no assistive technology runs
  /// How the elements are navigated.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { rare?.accessibility.navigationStyle ?? .automatic }
    set { madeRare.accessibility.navigationStyle = newValue }
  }

  // inert: no assistive technology runs
  /// Whether the element reacts to the user.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { rare?.accessibility.respondsToUserInteraction ?? true }
    set { madeRare.accessibility.respondsToUserInteraction = newValue }
  }

  /// Activates the element; returns whether it did: never by default.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of the element; does nothing by default.
  open func accessibilityIncrement() {}
  /// Decrements the value of the element; does nothing by default.
  open func accessibilityDecrement() {}
  /// Dismisses a modal view; returns whether it did: never by default.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action; returns whether it did: never by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls the content; returns whether it did: never by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when the element is focused; never called by the runtime.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when the element is no longer focused; never called by the runtime.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether the element is focused: never.
  open func accessibilityElementIsFocused() -> Bool { false }
}
