import TraceModel

// choice: presentation-over-covered-child
/// Presentations that cover a child of a container, and disappear and appear with it.
///
/// The container does not notify the presented controller. The window does, because the presented
/// view replaces the child's view (chosen; no log shows a push over a covered child).
extension UIViewController {
  /// The presentation by this controller in its context, after its transition.
  private var contextPresentation: Presentation? {
    guard let presentation = modal.presentation, presentation.isInContext else { return nil }
    switch presentation.phase {
    case .shown, .dismissing: return presentation
    case .waiting, .appearing, .ended: return nil
    }
  }

  /// Whether the view is in no window because a presentation has replaced it.
  var isCoveredInContext: Bool {
    guard let contextPresentation, appearance.state == .hidden else { return false }
    return contextPresentation.hasHiddenPresenter && contextPresentation.phase == .shown
  }

  /// Whether the controller is presented in a context, so that its view changes windows with it.
  var followsContext: Bool {
    guard let host = modal.host, host.phase == .shown else { return false }
    return host.isInContext
  }

  /// Moves the presentation that covers the controller into the controller's new wrapper before the
  /// old wrapper is removed, so that the presented view does not leave the window.
  func placeContext(in wrapper: UIView, of contentView: UIView) {
    guard let container = contextPresentation?.container else { return }
    contentView.addSubview(wrapper)
    container.frame = wrapper.bounds
    wrapper.addSubview(container)
  }
}
