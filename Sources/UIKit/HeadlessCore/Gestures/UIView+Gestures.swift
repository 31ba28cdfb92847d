/// The gesture recognizers of a view, and how it takes touches; a view with default values has no
/// state.
@MainActor
final class ViewTouchState {
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
}

extension UIView {
  /// The touch state, created on first use.
  var ensuredTouchState: ViewTouchState {
    if let state = life.touchState { return state }
    let state = ViewTouchState()
    life.touchState = state
    return state
  }

  /// Whether the view receives more than the first of several touches.
  public var isMultipleTouchEnabled: Bool {
    get { life.touchState?.isMultipleTouchEnabled ?? false }
    set { ensuredTouchState.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view of the window receives touches while this one does.
  public var isExclusiveTouch: Bool {
    get { life.touchState?.isExclusiveTouch ?? false }
    set { ensuredTouchState.isExclusiveTouch = newValue }
  }

  /// Adds a gesture recognizer, after removing it from its view.
  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.setView(self)
    ensuredTouchState.recognizers.append(recognizer)
  }

  /// Removes a gesture recognizer; a gesture that has begun is cancelled.
  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    AutoreleasePool.keep(recognizer)
    life.runtime.existingTouches?.withdraw(recognizer)
    life.touchState?.recognizers.removeAll { $0 === recognizer }
    recognizer.setView(nil)
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in life.touchState?.recognizers ?? []
    where !recognizers.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
