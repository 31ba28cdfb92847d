import HeadlessUIKit

/// Operations on UIKit's containers.
extension World {
  func carryOutOnStack(_ operation: WorldOperation) -> Bool {
    func stack(_ number: Int) -> UINavigationController? {
      controller(number) as? UINavigationController
    }
    switch operation {
    case .push(let number, let place, let animated):
      guard let stack = stack(place), let controller = controller(number) else { return false }
      stack.pushViewController(controller, animated: animated)
    case .pop(let place, let animated):
      guard let stack = stack(place) else { return false }
      stack.popViewController(animated: animated)
    case .popTo(let number, let place, let animated):
      guard let stack = stack(place), let controller = controller(number) else { return false }
      stack.popToViewController(controller, animated: animated)
    case .popToRoot(let place, let animated):
      guard let stack = stack(place) else { return false }
      stack.popToRootViewController(animated: animated)
    case .setStack(let place, let numbers, let animated):
      let controllers = numbers.compactMap { controller($0) }
      guard let stack = stack(place), controllers.count == numbers.count else { return false }
      stack.setViewControllers(controllers, animated: animated)
    case .swipe(let place, let finger):
      guard let stack = stack(place) else { return false }
      switch finger {
      case .begin: stack.beginInteractivePop()
      case .update(let percent): stack.updateInteractivePop(Double(percent) / 100)
      case .finish: stack.finishInteractivePop()
      case .cancel: stack.cancelInteractivePop()
      }
    default: return false
    }
    return true
  }

  func carryOutOnTabsAndPages(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .setPage(let number, let place, let animated):
      guard let pages = controller(place) as? UIPageViewController,
        let controller = controller(number)
      else { return false }
      pages.setViewControllers([controller], direction: .forward, animated: animated)
    case .turn(let place, let finger, let next):
      guard let pages = controller(place) as? UIPageViewController, let next = controller(next)
      else { return false }
      roles[place].nextPage = next
      switch finger {
      case .begin: pages.beginInteractivePageTurn(.forward)
      case .update(let percent): pages.updateInteractivePageTurn(Double(percent) / 100)
      case .finish: pages.finishInteractivePageTurn()
      case .cancel: pages.cancelInteractivePageTurn()
      }
    default: return carryOutOnTabs(operation)
    }
    return true
  }

  private func carryOutOnTabs(_ operation: WorldOperation) -> Bool {
    guard let tabs = controller(WorldCast.tabs) as? UITabBarController else { return false }
    switch operation {
    case .setTabs(let numbers):
      let controllers = numbers.compactMap { controller($0) }
      guard controllers.count == numbers.count else { return false }
      tabs.viewControllers = controllers
    case .select(let place): tabs.selectedIndex = place
    case .tap(let place): tabs.tapTab(at: place)
    case .slide(let finger, let place):
      switch finger {
      case .begin: tabs.beginInteractiveSwitch(to: place)
      case .update(let percent): tabs.updateInteractiveSwitch(Double(percent) / 100)
      case .finish: tabs.finishInteractiveSwitch()
      case .cancel: tabs.cancelInteractiveSwitch()
      }
    default: return false
    }
    return true
  }
}
