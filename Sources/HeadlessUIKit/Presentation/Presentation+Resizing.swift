import Foundation

/// What a presentation does when its window gets another size.
extension Presentation {
  /// Whether the presented controller is in a window.
  var isInWindow: Bool { container.window != nil && presented?.viewIfLoaded != nil }

  /// Gives the container and the views in it their places in a window of another size.
  ///
  /// A container in a context fills what it covers, and follows that.
  func follow(_ window: UIWindow) {
    guard isInWindow, container.window === window else { return }
    if container.superview === window {
      container.frame = window.bounds
      if presenter?.viewIfLoaded?.superview === container {
        presenter?.viewIfLoaded?.frame = homeFrame
      }
    }
    guard let view = presented?.viewIfLoaded else { return }
    if view.superview === container || presented?.isCoveredByPresentation ?? false {
      view.frame = controller.frameOfPresentedViewInContainerView
    }
  }

  /// Returns the size of the presented view in a window of a size.
  ///
  /// The container has that size meanwhile: presentation controllers ask it for the place.
  func place(inWindowOf size: CGSize) -> CGSize? {
    guard isInWindow, container.superview is UIWindow else { return nil }
    let old = container.geometry
    var new = old
    new.frame = CGRect(origin: old.frame.origin, size: size)
    container.setGeometry(new)
    defer { container.setGeometry(old) }
    return controller.frameOfPresentedViewInContainerView.size
  }

  /// The place of the presenter's view, where it is not covered.
  var homeFrame: CGRect {
    guard !isInContext else { return container.frame }
    guard let host = presenter?.modal.host, host.isInWindow else { return container.bounds }
    return host.controller.frameOfPresentedViewInContainerView
  }
}

extension UIViewController {
  /// Whether a presentation has taken the view out of the window, and will bring it back.
  var isCoveredByPresentation: Bool {
    guard let presentation = modal.presentation, presentation.removesPresentersView else {
      return false
    }
    return presentation.isInWindow
      && (viewIfLoaded?.superview == nil || viewIfLoaded?.superview === presentation.container)
  }
}
