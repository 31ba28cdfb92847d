import Foundation

/// The layout of a presentation when its window changes size.
extension Presentation {
  /// Whether the presented controller is in a window.
  var isInWindow: Bool { container.window != nil && presented?.viewIfLoaded != nil }

  /// Lays out the container and its views after its window has changed size.
  ///
  /// A container in a context follows the size of the view that it covers.
  package func follow(_ window: UIWindow) {
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

  /// Sets the frame of a sheet whose detents have changed.
  func layOutSheet() {
    guard isInWindow, let view = presented?.viewIfLoaded, view.superview === container else {
      return
    }
    view.frame = controller.frameOfPresentedViewInContainerView
  }

  /// Returns the size that the presented view would have in a window of a size.
  ///
  /// The container has that size during the call, because presentation controllers read its bounds.
  func presentedSize(inWindowOf size: CGSize) -> CGSize? {
    guard isInWindow, container.superview is UIWindow else { return nil }
    let old = container.geometry
    var new = old
    new.frame = CGRect(origin: old.frame.origin, size: size)
    container.setGeometry(new)
    defer { container.setGeometry(old) }
    return controller.frameOfPresentedViewInContainerView.size
  }

  /// The frame of the presenter's view when it is not covered.
  var homeFrame: CGRect {
    guard !isInContext else { return container.frame }
    guard let host = presenter?.modal.host, host.isInWindow else { return container.bounds }
    return host.controller.frameOfPresentedViewInContainerView
  }
}

extension UIViewController {
  /// Whether a presentation has removed the view from the window until its dismissal.
  var isCoveredByPresentation: Bool {
    guard let presentation = modal.presentation, presentation.removesPresentersView else {
      return false
    }
    return presentation.isInWindow
      && (viewIfLoaded?.superview == nil || viewIfLoaded?.superview === presentation.container)
  }
}
