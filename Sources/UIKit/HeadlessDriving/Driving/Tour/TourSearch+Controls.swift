@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
import Foundation
import TraceModel

/// Controls, menus and gestures.
extension TourSearch {
  /// Adds what a user can do with a view, which its class states.
  func addActions(of view: UIView) {
    let actions = view.userActions
    let label = view.tourLabel
    if let control = view as? UIControl, !control.isEnabled {
      if !actions.isEmpty { leaveOut(.button, label, "the control is disabled") }
      return
    }
    for action in actions {
      switch action {
      case .typing: add(.type, label, on: view) { try $0.type(into: view) }
      case .tap(let point): add(.button, label, on: view) { try $0.tap(view, fraction: point) }
      case .change(let point):
        add(.changeValue, label, on: view) { try $0.tap(view, fraction: point) }
      case .choice(let title, let choose):
        add(.changeValue, title ?? label, on: view) { $0.call(view, choose) }
      case .segment(let title, let point?):
        add(.segment, title, on: view) { try $0.tap(view, fraction: point) }
      case .segment(let title, nil): leaveOut(.segment, title, "the segment is disabled")
      case .menu(let menu): add(menu, of: label, from: view, on: view)
      }
    }
  }

  /// Adds the entries of a menu.
  func add(_ menu: UIMenu, of label: String, from source: NSObject, on view: UIView?) {
    for action in menu.tourActions {
      let title = "\(label) › \(action.title)"
      guard !action.attributes.contains(.disabled) else {
        leaveOut(.menu, title, "the entry is disabled")
        continue
      }
      add(.menu, title, obstacle: view.flatMap { obstacle(of: $0) }) { finger in
        let runtime = finger.runtime
        runtime.inContext {
          let subject = view?.traceSubject ?? runtime.application.traceSubject
          runtime.dispatcher.call(.tap, on: subject) {
            runtime.recordingAction(on: source, sender: source) { action.perform(from: source) }
          }
        }
      }
    }
  }

  // MARK: Gestures

  func searchGestures(of view: UIView) {
    let menus = view.interactions.compactMap { $0 as? UIContextMenuInteraction }
    for menu in menus { add(menu, of: view) }
    for gesture in view.gestureRecognizers ?? [] {
      if gesture is FingerPan || gesture === (view as? UIScrollView)?.panGestureRecognizer {
        continue
      }
      if gesture is UILongPressGestureRecognizer, !menus.isEmpty { continue }
      add(gesture, of: view)
    }
  }

  private func add(_ gesture: UIGestureRecognizer, of view: UIView) {
    let type = String(describing: type(of: gesture)).replacing("GestureRecognizer", with: "")
    let text = view.tourText.isEmpty ? view.tourLabel : view.tourText
    let name = "\(type.hasPrefix("UI") ? String(type.dropFirst(2)) : type) on \(text)"
    guard gesture.isEnabled else {
      leaveOut(.gesture, name, "the gesture is disabled")
      return
    }
    switch gesture {
    case let tap as UITapGestureRecognizer where tap.numberOfTouchesRequired == 1:
      if tap.numberOfTapsRequired == 1 {
        add(.gesture, name, on: view) { try $0.tap(view) }
      } else {
        add(.gesture, name, on: view) { try $0.doubleTap(view) }
      }
    case is UILongPressGestureRecognizer:
      add(.gesture, name, on: view) { try $0.longPress(view) }
    case let swipe as UISwipeGestureRecognizer:
      add(.gesture, name, on: view) { try $0.swipe(view, swipe.direction) }
    case is UIScreenEdgePanGestureRecognizer:
      leaveOut(.gesture, name, "a drag from the edge of the screen is not tried")
    case is UIPanGestureRecognizer:
      add(.gesture, "\(name), down", on: view) { try $0.drag(view, x: 0, y: 0.4) }
      add(.gesture, "\(name), left", on: view) { try $0.drag(view, x: -0.4, y: 0) }
    default: leaveOut(.gesture, name, "a gesture of this class is not tried")
    }
  }

  /// Adds the opening of a context menu and, when it was opened before, its entries.
  private func add(_ menu: UIContextMenuInteraction, of view: UIView) {
    let label = view.tourText.isEmpty ? view.tourLabel : view.tourText
    let key = key(.menu, label)
    add(.menu, label, on: view) { finger in
      try finger.longPress(view)
      finger.menus[key] = menu.visibleMenu?.tourActions.map(\.title) ?? []
      menu.close()
    }
    for title in finger.menus[key] ?? [] {
      add(.menu, "\(label) › \(title)", on: view) { finger in
        try finger.longPress(view)
        guard menu.choose(title) else {
          throw TouchError(.notInWindow, "the menu has no entry “\(title)” any more")
        }
      }
    }
  }
}

extension UIMenu {
  /// The actions that a user can choose, in the menu and its menus.
  var tourActions: [UIAction] { Self.actions(of: children) }

  private static func actions(of elements: [UIMenuElement]) -> [UIAction] {
    elements.flatMap { element -> [UIAction] in
      switch element {
      case let action as UIAction: return action.attributes.contains(.hidden) ? [] : [action]
      case let menu as UIMenu: return actions(of: menu.children)
      case let deferred as UIDeferredMenuElement:
        var loaded: [UIMenuElement] = []
        deferred.load { loaded = $0 }
        return actions(of: loaded)
      default: return []
      }
    }
  }
}
