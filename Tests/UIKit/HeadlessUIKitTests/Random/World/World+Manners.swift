import HeadlessUIKit

/// Determines the operations that the manners of a script allow at a moment.
extension World {
  func allows(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .addChild, .removeChild, .setView: return script.manners == .rough
    case .begin, .end, .callDirectly, .willMove, .didMove: return script.manners != .polite
    default: break
    }
    return script.manners == .rough || isPolite(operation)
  }

  private func isPolite(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .setRoot(let window, let number):
      guard let number, let controller = controller(number) else { return true }
      return windows[window].rootViewController === controller || isFree(controller)
    case .add(let place, _), .insert(let place, _, _), .takeOut(let place),
      .bringToFront(let place, _), .resize(let place, _):
      guard case .view = place else { return false }
      return true
    case .embed(let child, let parent):
      guard WorldCast.plain.contains(parent), let child = controller(child),
        let parent = controller(parent)
      else { return false }
      return isFree(child) && !contains(child, parent)
    case .unembed(let child):
      guard let child = controller(child) else { return false }
      return child.parent is OverridingWorldController
    case .exchange(let from, let to, _): return areChildren(from, to)
    case .push(let number, let place, _), .setPage(let number, let place, _),
      .turn(let place, .begin, let number):
      return mayCome(number, to: place)
    case .setStack(let place, let numbers, _):
      return numbers.allSatisfy { mayCome($0, to: place) }
    case .setTabs(let numbers):
      return Set(numbers).count == numbers.count
        && numbers.allSatisfy { mayCome($0, to: WorldCast.tabs) }
    case .present(let presented, let presenter, _):
      guard let presented = controller(presented), let presenter = controller(presenter) else {
        return false
      }
      // Presenting a presented controller is refused, and the refusal is part of the test.
      let isPresented = presented.parent == nil && presented.presentingViewController != nil
      return isPresented || isFree(presented) && !contains(presented, presenter)
    default: return true
    }
  }

  /// Whether a controller has no parent, presenter, window or superview.
  private func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && controller.viewIfLoaded?.superview == nil && !isRoot(controller)
  }

  private func isRoot(_ controller: UIViewController) -> Bool {
    windows.contains { $0.rootViewController === controller }
  }

  /// Whether a controller may be moved to one of UIKit's containers, from another container or from
  /// none.
  private func mayCome(_ number: Int, to place: Int) -> Bool {
    guard let controller = controller(number), let container = self.controller(place) else {
      return false
    }
    guard !contains(controller, container) else { return false }
    if isFree(controller) { return true }
    return controller.parent != nil && !(controller.parent is OverridingWorldController)
  }

  /// Whether a controller equals, contains or presents a second controller.
  private func contains(_ outer: UIViewController, _ inner: UIViewController) -> Bool {
    var current: UIViewController? = inner
    for _ in 0..<50 {
      guard let controller = current else { return false }
      if controller === outer { return true }
      current = controller.parent ?? controller.presentingViewController
    }
    return true
  }

  private func areChildren(_ from: Int, _ to: Int) -> Bool {
    guard let from = controller(from), let to = controller(to), from !== to,
      let parent = from.parent as? OverridingWorldController
    else { return false }
    return to.parent === parent && from.viewIfLoaded?.superview === parent.viewIfLoaded
      && to.viewIfLoaded?.superview == nil
  }
}
