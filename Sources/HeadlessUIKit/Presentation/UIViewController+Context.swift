import TraceModel

// choice: presentation-over-covered-child
/// Presentations that cover a child of a container, and go and come with it.
///
/// The container knows nothing of them: the window tells the presented controller, because its view
/// is in the child's place (chosen; no log shows a covered child that is pushed over).
extension UIViewController {
  /// The presentation in the controller's place, once it is there.
  private var contextPresentation: Presentation? {
    guard let presentation = modal.presentation, presentation.isInContext else { return nil }
    switch presentation.phase {
    case .shown, .dismissing: return presentation
    case .waiting, .appearing, .ended: return nil
    }
  }

  /// Whether the view is out of the window because a presentation has taken its place.
  var isCoveredInContext: Bool {
    guard let contextPresentation, appearance.state == .hidden else { return false }
    return contextPresentation.hasHiddenPresenter && contextPresentation.phase == .shown
  }

  /// Whether the view is presented in a container's place, and follows that through windows.
  var followsContext: Bool {
    guard let host = modal.host, host.phase == .shown else { return false }
    return host.isInContext
  }

  /// Moves what covers the controller into the container's new place for it, while the old place
  /// still is there: within a window nobody is told.
  func placeContext(in wrapper: UIView, of contentView: UIView) {
    guard let container = contextPresentation?.container else { return }
    contentView.addSubview(wrapper)
    container.frame = wrapper.bounds
    wrapper.addSubview(container)
  }
}
