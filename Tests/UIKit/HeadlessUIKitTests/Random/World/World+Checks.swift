import HeadlessUIKit
import TraceModel
import TraceRecorder

/// An error that a run detects.
struct WorldProblem: Equatable, CustomStringConvertible {
  enum Kind: String {
    /// Parents and children, superviews and subviews, or windows are inconsistent.
    case hierarchy
    /// A controller has received callbacks in an illegal order without a warning.
    case word
    /// UIKit has logged a warning without a cause.
    case warning
    /// A controller was loaded twice or too late.
    case loading
    /// A controller has received unmatched `willMove` or `didMove`.
    case containment
    /// After all work has ended, a transition is unfinished or a view is in the wrong place.
    case rest
    /// The clock did not come to rest.
    case clock
    /// An object is leaked.
    case leak
  }

  let kind: Kind
  let text: String

  var description: String { "\(kind.rawValue): \(text)" }
}

/// Checks that must hold after each operation.
extension World {
  func brokenRelations() -> [WorldProblem] {
    var found: [String] = []
    for (number, controller) in everyone {
      let name = WorldCast.controllers[number]
      for child in controller.children where child.parent !== controller {
        found.append("\(name) has a child with another parent")
      }
      // A controller that leaves a stack keeps its parent until its transition ends.
      if let parent = controller.parent, !(parent is UINavigationController),
        parent.children.count(where: { $0 === controller }) != 1
      {
        found.append("\(name) is not once a child of its parent")
      }
      if let view = controller.viewIfLoaded { found += disorder(of: view, name) }
    }
    for view in views { found += disorder(of: view, view.name) }
    for (number, window) in windows.enumerated() {
      // A window within a view has the window of that view.
      let top = sequence(first: window as UIView, next: \.superview).reduce(window) { $1 }
      found += disorder(below: window, in: top as? UIWindow, WorldCast.windows[number])
    }
    return found.map { WorldProblem(kind: .hierarchy, text: $0) }
  }

  private func disorder(of view: UIView, _ name: String) -> [String] {
    var found: [String] = []
    if let superview = view.superview, superview.subviews.count(where: { $0 === view }) != 1 {
      found.append("the view of \(name) is not once in its superview")
    }
    let top = sequence(first: view, next: \.superview).reduce(view) { $1 }
    if view.window !== top as? UIWindow { found.append("the view of \(name) has a wrong window") }
    return found
  }

  private func disorder(below view: UIView, in window: UIWindow?, _ name: String) -> [String] {
    var found: [String] = []
    for subview in view.subviews {
      if subview.superview !== view { found.append("a view in \(name) has another superview") }
      if subview.window !== window { found.append("a view in \(name) has another window") }
      found += disorder(below: subview, in: window, name)
    }
    return found
  }
}

/// Checks that must hold after all work has ended.
extension World {
  func problemsAtRest() -> [WorldProblem] {
    var found = brokenRelations()
    if let clockError { found.append(WorldProblem(kind: .clock, text: "\(clockError)")) }
    for number in WorldCast.controllers.indices { found += wordProblems(of: number) }
    for view in views { found += problems(of: view) }
    guard script.manners == .polite, clockError == nil else { return found }
    for (number, controller) in everyone { found += unrest(of: controller, number) }
    return found + needlessWarnings()
  }

  private func wordProblems(of number: Int) -> [WorldProblem] {
    var found: [WorldProblem] = []
    let name = WorldCast.controllers[number]
    let word = words.words[number]
    if !words.isLegal(number), !isWarned(number) {
      found.append(WorldProblem(kind: .word, text: "\(name) received \(word)"))
    }
    if script.manners != .rough, !words.isLoadedInOrder(number), !isWarned(number) {
      found.append(WorldProblem(kind: .loading, text: "\(name) received \(word)"))
    }
    if script.manners == .polite, let disorder = words.disorder(of: number) {
      let moves = words.moves(of: number)
      found.append(WorldProblem(kind: .containment, text: "\(name): \(disorder) in \(moves)"))
    }
    return found
  }

  private func problems(of view: WorldView) -> [WorldProblem] {
    var found: [WorldProblem] = []
    if view.word.wholeMatch(of: /(?:w+W)*w*/) == nil {
      found.append(WorldProblem(kind: .word, text: "\(view.name) received \(view.word)"))
    }
    if view.word.last == "W", view.announced != view.window.map({ ObjectIdentifier($0) }) {
      let text = "\(view.name) received willMove(toWindow:) for a different window"
      found.append(WorldProblem(kind: .rest, text: text))
    }
    return found
  }

  /// In a polite script, exactly the controllers in a window have appeared, and no transition is
  /// running.
  private func unrest(of controller: UIViewController, _ number: Int) -> [WorldProblem] {
    var found: [String] = []
    let name = WorldCast.controllers[number]
    let state = words.state(of: number)
    let isInWindow = controller.viewIfLoaded?.window != nil
    if !isSilenced(controller), state != (isInWindow ? "V" : "H") {
      let word = words.words[number]
      found.append("\(name) rests in \(state) \(isInWindow ? "in" : "outside") a window: \(word)")
    }
    if controller.transitionCoordinator != nil { found.append("\(name) still moves") }
    if let presented = controller.presentedViewController,
      presented.presentingViewController?.presentedViewController !== presented
    {
      found.append("\(name) presents what does not know it")
    }
    if let stack = controller as? UINavigationController {
      found += unrest(in: stack, name, shown: stack.topViewController)
    }
    if let tabs = controller as? UITabBarController {
      found += unrest(in: tabs, name, shown: tabs.selectedViewController)
    }
    if let pages = controller as? UIPageViewController {
      found += unrest(in: pages, name, shown: pages.viewControllers?.first)
    }
    return found.map { WorldProblem(kind: .rest, text: $0) }
  }

  private func unrest(
    in container: UIViewController,
    _ name: String,
    shown: UIViewController?
  ) -> [String] {
    var found: [String] = []
    for child in container.children {
      let isInWindow = child.viewIfLoaded?.window != nil
      if child !== shown, isInWindow { found.append("\(name) shows more than its content") }
    }
    if let shown, shown.modal == nil, shown.viewIfLoaded?.window !== container.viewIfLoaded?.window
    {
      found.append("the content of \(name) is not where \(name) is")
    }
    return found
  }

  /// Whether a controller is inside a controller that does not forward appearance.
  private func isSilenced(_ controller: UIViewController) -> Bool {
    let silent = self.controller(WorldCast.silent)
    return sequence(first: controller, next: \.parent).dropFirst().contains { $0 === silent }
  }

  /// Whether UIKit has logged a warning about a controller or its container.
  private func isWarned(_ number: Int) -> Bool {
    guard let trace = try? app.context.trace() else { return false }
    return trace.events.contains { event in
      event.kind == .diagnostic
        && (event.subject == subjects[number]
          || trace.names[event.text].contains(descriptions[number]))
    }
  }

  /// In a polite script, only nested transitions cause warnings about unbalanced calls.
  private func needlessWarnings() -> [WorldProblem] {
    guard let trace = try? app.context.trace() else { return [] }
    let diagnostics = trace.events.filter { $0.kind == .diagnostic }
    guard !diagnostics.contains(where: { $0.name == .nestedTransition }) else { return [] }
    return diagnostics.filter { $0.name == .unbalancedTransition }
      .map { WorldProblem(kind: .warning, text: trace.names[$0.text]) }
  }
}

extension UIViewController {
  /// The presented controller, whose presentation may have moved the view out of its container.
  fileprivate var modal: UIViewController? { presentedViewController }
}
