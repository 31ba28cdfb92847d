import HeadlessUIKit

/// Performs operations.
extension World {
  /// - Returns: Whether the objects of the operation still exist.
  func carryOut(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .setRoot, .show, .hide, .rotate: carryOutOnWindow(operation)
    case .add, .insert, .takeOut, .bringToFront, .layOut, .resize, .animate:
      carryOutOnView(operation)
    case .addChild, .removeChild, .willMove, .didMove, .embed, .unembed, .exchange, .setView,
      .begin, .end, .callDirectly:
      carryOutOnController(operation)
    case .push, .pop, .popTo, .popToRoot, .setStack, .swipe: carryOutOnStack(operation)
    case .setTabs, .select, .tap, .slide, .setPage, .turn: carryOutOnTabsAndPages(operation)
    case .present, .dismiss, .setStyle, .defineContext, .hold, .drag: carryOutModally(operation)
    case .setAnimation, .drive: carryOutOnAnimators(operation)
    case .enterBackground, .enterForeground, .warnOfMemory, .advance, .idle, .settle, .release:
      carryOutOnSystem(operation)
    }
  }

  /// Returns a view of the world; root views are loaded.
  func view(at place: WorldPlace) -> UIView? {
    switch place {
    case .view(let number): views[number]
    case .root(let number): controller(number)?.view
    case .window(let number): windows[number]
    }
  }

  private func carryOutOnWindow(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .setRoot(let window, let number):
      let root = number.flatMap { controller($0) }
      if number != nil, root == nil { return false }
      windows[window].rootViewController = root
    case .show(let window): windows[window].makeKeyAndVisible()
    case .hide(let window, let isHidden): windows[window].isHidden = isHidden
    case .rotate(let window, let isLandscape):
      windows[window].rotate(to: isLandscape ? .landscapeLeft : .portrait)
    default: return false
    }
    return true
  }

  private func carryOutOnView(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .add(let place, let target):
      guard let view = view(at: place), let target = self.view(at: target) else { return false }
      target.addSubview(view)
    case .insert(let place, let index, let target):
      guard let view = view(at: place), let target = self.view(at: target) else { return false }
      target.insertSubview(view, at: index)
    case .takeOut(let place):
      guard let view = view(at: place) else { return false }
      view.removeFromSuperview()
    case .bringToFront(let place, let target):
      guard let view = view(at: place), let target = self.view(at: target) else { return false }
      target.bringSubviewToFront(view)
    case .layOut(let place):
      guard let view = view(at: place) else { return false }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    case .resize(let place, let width):
      guard let view = view(at: place) else { return false }
      view.frame = CGRect(x: 0, y: 0, width: CGFloat(width), height: 10)
    case .animate(let place, let milliseconds):
      guard let view = view(at: place) else { return false }
      UIView.animate(withDuration: Double(milliseconds) / 1000) {
        view.alpha = view.alpha == 1 ? 0.5 : 1
      }
    default: return false
    }
    return true
  }

  private func carryOutOnSystem(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .enterBackground: app.enterBackground()
    case .enterForeground: app.enterForeground()
    case .warnOfMemory: app.receiveMemoryWarning()
    case .advance(let milliseconds):
      withClock { app throws(ClockError) in try app.advance(by: .milliseconds(milliseconds)) }
    case .idle: withClock { app throws(ClockError) in try app.idle() }
    case .settle: withClock { app throws(ClockError) in try app.settle() }
    case .release(let number):
      guard controller(number) != nil else { return false }
      release(number)
    default: return false
    }
    return true
  }
}
