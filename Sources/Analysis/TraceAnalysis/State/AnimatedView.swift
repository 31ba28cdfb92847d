import TraceModel

/// A view that is being animated, or whose content is exchanged in an animation.
struct AnimatedView: Hashable {
  let view: SubjectID
  /// ``Name/animatingState`` or ``Name/transitioningState``.
  let state: Name
}
