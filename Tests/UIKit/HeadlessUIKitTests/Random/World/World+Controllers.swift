import HeadlessUIKit

/// Operations on controllers: containment, manual appearance, presentations.
extension World {
  func carryOutOnController(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .addChild(let child, let parent), .embed(let child, let parent):
      let number = child
      guard let child = controller(child), let parent = controller(parent) else { return false }
      parent.addChild(child)
      guard case .embed = operation else { return true }
      parent.view.addSubview(child.view)
      words.toldByApp = number
      child.didMove(toParent: parent)
    case .removeChild(let child):
      guard let child = controller(child) else { return false }
      child.removeFromParent()
    case .unembed(let child):
      guard let child = controller(child) else { return false }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    case .willMove(let child, let number), .didMove(let child, let number):
      let parent = number.flatMap { controller($0) }
      guard let child = controller(child), (parent == nil) == (number == nil) else { return false }
      if case .willMove = operation {
        child.willMove(toParent: parent)
      } else {
        child.didMove(toParent: parent)
      }
    case .exchange(let from, let to, let milliseconds):
      guard let from = controller(from), let to = controller(to) else { return false }
      guard let parent = from.parent else { return false }
      parent.transition(
        from: from,
        to: to,
        duration: Double(milliseconds) / 1000,
        animations: nil
      )
    case .setView(let number, let view):
      guard let controller = controller(number) else { return false }
      controller.view = views[view]
    default: return carryOutByHand(operation)
    }
    return true
  }
}

extension World {
  private func carryOutByHand(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .begin(let number, let isAppearing, let animated):
      guard let controller = controller(number) else { return false }
      controller.beginAppearanceTransition(isAppearing, animated: animated)
    case .end(let number):
      guard let controller = controller(number) else { return false }
      controller.endAppearanceTransition()
    case .callDirectly(let number, let callback):
      guard let controller = controller(number) else { return false }
      switch callback {
      case .viewWillAppear: controller.viewWillAppear(true)
      case .viewDidAppear: controller.viewDidAppear(true)
      case .viewWillDisappear: controller.viewWillDisappear(true)
      case .viewDidDisappear: controller.viewDidDisappear(true)
      default: return false
      }
    default: return false
    }
    return true
  }

  func carryOutModally(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .present(let presented, let presenter, let animated):
      guard let presented = controller(presented), let presenter = controller(presenter) else {
        return false
      }
      if presented.modalPresentationStyle == .popover {
        presented.popoverPresentationController?.sourceView = presenter.viewIfLoaded
      }
      presenter.present(presented, animated: animated)
    case .dismiss(let number, let animated):
      guard let controller = controller(number) else { return false }
      controller.dismiss(animated: animated)
    case .setStyle(let number, let style):
      let styles: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
        .overCurrentContext, .popover,
      ]
      guard let controller = controller(number) else { return false }
      controller.modalPresentationStyle = styles[style]
    case .defineContext(let number, let isOn):
      guard let controller = controller(number) else { return false }
      controller.definesPresentationContext = isOn
    case .hold(let number, let isOn):
      guard let controller = controller(number) else { return false }
      controller.isModalInPresentation = isOn
    case .drag(let number, let finger):
      guard let controller = controller(number), controller.presentingViewController != nil,
        let manager = controller.presentationController
      else { return false }
      switch finger {
      case .begin: manager.beginInteractiveDismissal()
      case .update(let percent): manager.updateInteractiveDismissal(Double(percent) / 100)
      case .finish: manager.finishInteractiveDismissal()
      case .cancel: manager.cancelInteractiveDismissal()
      }
    default: return false
    }
    return true
  }
}
