import Foundation
import TraceModel

#if HEADLESS
import HeadlessUIKit
#else
import UIKit
#endif

/// The hierarchy, read from public properties: no property that loads a view is read.
extension LifelineRecording {
  /// Records what has changed since the last look, and adds hidden children to new controllers.
  ///
  /// - Parameters:
  ///   - isBetweenCalls: Whether no code of UIKit or the app is running.
  ///   - leaving: The controller that receives `viewWillDisappear`.
  func look(isBetweenCalls: Bool = false, leaving: Leaving? = nil) {
    guard !isStopped else { return }
    guard looking == .no else {
      looking = .again
      return
    }
    self.isBetweenCalls = isBetweenCalls
    self.leaving = leaving
    defer { self.leaving = nil }
    var rest = 3
    repeat {
      looking = .yes
      rest -= 1
      lookOnce()
    } while looking == .again && rest > 0
    looking = .no
  }

  private func lookOnce() {
    var visited: Set<ObjectIdentifier> = []
    for window in MainLoopTurns.windows {
      let node = node(of: window)
      relate(node, .sceneRelation, to: window.windowScene)
      relate(node, .rootRelation, to: window.rootViewController)
      if let root = window.rootViewController { visit(root, &visited) }
      if recordsViews { visit(subviewsOf: window) }
    }
    for entry in nodes {
      if let controller = entry.node?.object as? UIViewController { visit(controller, &visited) }
    }
  }

  private func visit(_ controller: UIViewController, _ visited: inout Set<ObjectIdentifier>) {
    guard !(controller is ObserverController),
      visited.insert(ObjectIdentifier(controller)).inserted
    else { return }
    let node = node(of: controller)
    relate(node, .parentRelation, to: controller.parent)
    if let stack = controller as? UINavigationController { record(stack.viewControllers, of: node) }
    let tab = (controller as? UITabBarController)?.selectedViewController
    let page = (controller as? UIPageViewController)?.viewControllers?.first
    relate(node, .selectedRelation, to: tab ?? page)
    if let view = controller.viewIfLoaded {
      relate(node, .viewRelation, to: view)
      relate(self.node(of: view), .windowRelation, to: view.window)
      if recordsViews { visit(subviewsOf: view) }
      observe(controller, node, in: view)
    }
    // A controller also returns what an ancestor presents.
    let presented = controller.presentedViewController
    let isOwn = presented?.presentingViewController === controller
    let style = presented.map { Self.word(for: $0.modalPresentationStyle) } ?? ""
    relate(node, .presentedRelation, to: isOwn ? presented : nil, text: isOwn ? style : "")
    for child in controller.children { visit(child, &visited) }
    if let presented { visit(presented, &visited) }
  }

  private func visit(subviewsOf view: UIView) {
    for (index, subview) in view.subviews.enumerated() where !(subview is ObserverView) {
      let node = node(of: subview)
      relate(node, .superviewRelation, to: view, index: index)
      relate(node, .windowRelation, to: subview.window)
      visit(subviewsOf: subview)
    }
  }

  private static func word(for style: UIModalPresentationStyle) -> String {
    switch style {
    case .automatic, .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .popover: "popover"
    case .fullScreen: "fullScreen"
    case .overFullScreen: "overFullScreen"
    case .currentContext: "currentContext"
    case .overCurrentContext: "overCurrentContext"
    default: "custom"
    }
  }

  private func record(_ stack: [UIViewController], of node: Node) {
    let subjects = stack.map { self.node(of: $0).subject }
    guard subjects != node.stack else { return }
    for old in node.stack where !subjects.contains(old) {
      record(.stackRelation, of: node.subject, to: old, index: -1)
    }
    for (index, new) in subjects.enumerated()
    where index >= node.stack.count || node.stack[index] != new {
      record(.stackRelation, of: node.subject, to: new, index: index)
    }
    node.stack = subjects
  }

  // Hidden children.

  /// Adds a hidden child to a controller, unless it has one or must not have one.
  private func observe(_ controller: UIViewController, _ node: Node, in view: UIView) {
    let isInWindow = view.window != nil
    if !isInWindow {
      node.replacements = 0
      // The view came and went within the turn.
      if isBetweenCalls, node.isConcluded, node.last == .viewWillAppear {
        conclude(.viewWillDisappear, of: node, animated: nil)
        conclude(.viewDidDisappear, of: node, animated: nil)
      }
    }
    if let observer = node.observer {
      // The child was added in the middle of a transition, whose rest was not forwarded to it.
      guard isBetweenCalls, isInWindow, !observer.isShown, node.replacements < 2 else { return }
      node.replacements += 1
      observer.leave()
    }
    guard Self.acceptsChild(controller, view) else { return }
    if controller is RecordedViewController, !node.hasLoaded {
      node.hasLoaded = true
      record(Callback(name: .viewDidLoad, missesSuper: true), of: node)
    }
    let observer = ObserverController(of: node, isLate: isInWindow, in: self)
    node.observer = observer
    controller.addChild(observer)
    view.addSubview(observer.view)
    observer.didMove(toParent: controller)
    // The new tab has begun to appear before the old one begins to disappear; its view enters the
    // window later.
    if !isInWindow, let leaving, Self.isSwitch(from: leaving.controller, to: controller) {
      conclude(.viewWillAppear, of: node, animated: leaving.isAnimated)
      node.isConcluded = true
    }
  }

  private func conclude(_ name: Name, of node: Node, animated: Bool?) {
    record(Callback(name: name, animated: animated, isLate: true), of: node)
  }

  /// Whether two controllers are in two tabs, and the second one is in the selected tab.
  private static func isSwitch(from old: UIViewController, to new: UIViewController) -> Bool {
    guard let old = tab(of: old), let new = tab(of: new), old.parent === new.parent else {
      return false
    }
    return old !== new && (new.parent as? UITabBarController)?.selectedViewController === new
  }

  /// The child of a tab bar controller that contains a controller on top of all stacks.
  private static func tab(of controller: UIViewController) -> UIViewController? {
    var child = controller
    while let parent = child.parent, !(parent is UITabBarController) {
      if let stack = parent as? UINavigationController, stack.topViewController !== child {
        return nil
      }
      child = parent
    }
    return child.parent == nil ? nil : child
  }

  /// Whether a controller may have a child more: no container, and no class of the system.
  private static func acceptsChild(_ controller: UIViewController, _ view: UIView) -> Bool {
    switch controller {
    case is UINavigationController, is UITabBarController, is UIPageViewController,
      is UISplitViewController, is UIAlertController, is UISearchController:
      return false
    default:
      guard controller.shouldAutomaticallyForwardAppearanceMethods else { return false }
      // UIKit throws an exception for a subview of an effect view, and SwiftUI supports none in the
      // view of a hosting controller.
      return !(view is UIVisualEffectView) && !isHosting(controller)
        && MainLoopTurns.isOfApp(controller)
    }
  }

  private static func isHosting(_ controller: UIViewController) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: controller)
    while let current = mirror, current.subjectType != UIViewController.self {
      if "\(current.subjectType)".hasPrefix("UIHostingController") { return true }
      mirror = current.superclassMirror
    }
    return false
  }
}
