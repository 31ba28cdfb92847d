package import TraceModel

/// A view that is being animated, or whose content is exchanged in an animation.
package struct AnimatedView: Hashable {
  package let view: SubjectID
  /// ``Name/animatingState`` or ``Name/transitioningState``.
  let state: Name
}
