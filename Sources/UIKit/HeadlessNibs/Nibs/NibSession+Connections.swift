@_spi(Runtime) import HeadlessCore
import Foundation
import TraceModel

/// Outlets, actions and the triggers of segues.
extension NibSession {
  /// Makes a connection; one to an object of a view that is not loaded waits for it.
  func connect(_ element: NibElement, _ source: AnyObject, _ scene: NibScene) {
    element.isRead = true
    switch element.name {
    case "outlet", "outletCollection":
      guard let destination = destination(of: element, scene) else {
        return wait(element, source, scene)
      }
      if element.name == "outlet" {
        setOutlet(element, of: source, to: destination)
      } else {
        addToCollection(element, of: source, destination)
      }
    case "action": connectAction(element, source, scene)
    case "segue": connectSegue(element, source, scene)
    default: note("found an element that is not read: <\(element.name)>", element)
    }
  }

  private func wait(_ element: NibElement, _ source: AnyObject, _ scene: NibScene) {
    scene.pending.append(NibScene.Connection(element: element) { [weak source] in source })
  }

  /// Reports the connections of a loaded nib whose destination was not made.
  ///
  /// UIKit reads the objects of a file that Interface Builder has compiled, which refuses a
  /// connection to an object that does not exist.
  func reportUnresolved(_ scene: NibScene) {
    let connections = scene.pending
    scene.pending = []
    for connection in connections {
      let (element, id) = (connection.element, connection.element["destination"] ?? "")
      guard let source = connection.source() else { continue }
      let name = element["property"] ?? element["selector"] ?? element.name
      let kind = element.name == "action" ? "action" : "outlet"
      guard let destination = document.element(id) else {
        note(
          "the \(kind) \(name) of \(Swift.type(of: source)) leads to the object \(id), which the file "
            + "does not contain",
          element
        )
        continue
      }
      note(
        "the \(kind) \(name) of \(Swift.type(of: source)) is not connected: <\(destination.name)> of "
          + "line \(destination.line) is not made",
        element
      )
    }
  }

  /// Returns the object at the end of a connection.
  func destination(of element: NibElement, _ scene: NibScene) -> AnyObject? {
    guard let id = element["destination"] else { return nil }
    _ = (element["appends"], element["collectionClass"])
    return scene.object(id)
  }

  // MARK: Outlets

  private func setOutlet(_ element: NibElement, of source: AnyObject, to value: AnyObject) {
    guard let key = element["property"] else { return }
    switch NibProperties.set(value, forKey: key, of: source) {
    case .isSet: break
    case .isUnknown: failUnknownKey(key, of: source, element)
    case .hasOtherType(let type):
      note(
        "the outlet \(key) of \(Swift.type(of: source)) is a \(type), not a "
          + "\(Swift.type(of: value)), and stays unset",
        element
      )
    }
  }

  private func addToCollection(_ element: NibElement, of source: AnyObject, _ value: AnyObject) {
    guard let key = element["property"] else { return }
    if key == "gestureRecognizers", let view = source as? UIView,
      let gesture = value as? UIGestureRecognizer
    {
      return view.addGestureRecognizer(gesture)
    }
    if key == "pressGestureRecognizers" { return }
    switch NibProperties.append(value, forKey: key, of: source) {
    case .isSet: break
    case .isUnknown: failUnknownKey(key, of: source, element)
    case .hasOtherType(let type):
      note(
        "the outlet collection \(key) of \(Swift.type(of: source)) is a \(type), which can't contain "
          + "a \(Swift.type(of: value))",
        element
      )
    }
  }

  /// Reports UIKit's exception for a key without a property.
  func failUnknownKey(_ key: String, of object: AnyObject, _ element: NibElement) {
    if runtime.recording.isOwn(Swift.type(of: object)), !replacesMissingClass(element.owner) {
      note("the property \(key) of \(Swift.type(of: object)) is not connected", element)
      return
    }
    runtime.fail(
      runtime.recording.name("unknown-key"),
      exception: "NSUnknownKeyException",
      "[\(object) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key \(key). \(location(of: element))",
      about: subject(of: object)
    )
  }

  /// Whether an element's class does not exist in a module that was rewritten, so that UIKit's
  /// class replaces it as in UIKit; the classes of other modules may be those of a platform.
  private func replacesMissingClass(_ element: NibElement?) -> Bool {
    guard let element, let name = element["customClass"], let module = element["customModule"],
      AppModules.module(named: module) != nil
    else { return false }
    return NibClasses.find(name, module: module, runtime) == nil
  }

  /// Returns the location of an element for messages: the identity, the file and the line.
  func location(of element: NibElement) -> String {
    "(\(element.id.isEmpty ? "" : "\(element.id), ")\(document.path):\(element.line))"
  }

  /// The identity of an object in traces.
  func subject(of object: AnyObject) -> SubjectID {
    switch object {
    case let view as UIView: view.traceSubject
    case let controller as UIViewController: controller.traceSubject
    default: runtime.appObjects.subject(of: object)
    }
  }

  // MARK: Actions

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  private func connectAction(_ element: NibElement, _ source: AnyObject, _ scene: NibScene) {
    guard let name = element["selector"], let id = element["destination"] else { return }
    let isChained = document.element(id)?["placeholderIdentifier"] == "IBFirstResponder"
    guard isChained || scene.object(id) != nil else { return wait(element, source, scene) }
    let target = isChained ? nil : scene.object(id)
    let selector = target.flatMap { NibProperties.method(name, of: $0) } ?? Selector(name)
    if let target, AppModules.appClass(Swift.type(of: target)) != nil,
      !selector.isImplemented(by: target)
    {
      runtime.noteMissing(selector, of: target)
      note(
        "\(Swift.type(of: target)) has no method \(name); the action raises an exception when it is "
          + "sent",
        element
      )
    }
    switch source {
    case let control as UIControl:
      let event = element.choice("eventType", Self.events) ?? .touchUpInside
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let gesture as UIGestureRecognizer:
      if let target { gesture.addTarget(target, action: selector) }
    default: note("\(Swift.type(of: source)) sends no actions", element)
    }
  }

  // MARK: Segues

  private func connectSegue(_ element: NibElement, _ source: AnyObject, _ scene: NibScene) {
    // Relations were made with the containers, and the segues of controllers when these were made.
    guard element["kind"] != "relationship", !(source is UIViewController) else { return }
    guard let template = scene.segue(element.id) else { return }
    switch source {
    case let container as UIView where element["kind"] == "embed":
      add(embedding: template, in: container)
    case let cell as UITableViewCell:
      if element["trigger"] == "accessoryAction" {
        cell.madeRare.accessorySegue = template
      } else {
        cell.madeRare.selectionSegue = template
      }
    case let cell as UICollectionViewCell: cell.madeRare.selectionSegue = template
    case let control as UIControl:
      let usual = control.hasValue ? UIControl.Event.valueChanged : .touchUpInside
      let event = element.choice("trigger", Self.events) ?? usual
      control.addTarget(template, action: UIStoryboardSegueTemplate.action, for: event)
    case let item as UIBarButtonItem:
      item.target = template
      item.action = UIStoryboardSegueTemplate.action
    case let gesture as UIGestureRecognizer:
      gesture.addTarget(template, action: UIStoryboardSegueTemplate.action)
    default: note("\(Swift.type(of: source)) starts no segues", element)
    }
  }
}
