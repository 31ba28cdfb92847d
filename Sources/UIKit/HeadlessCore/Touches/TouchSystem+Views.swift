import TraceModel

/// The calls that the views of touches receive.
extension TouchSystem {
  /// Sends a phase to the view, now or after the gestures that delay it have failed.
  func sendToView(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    if phase == .began { closeIfUnwanted(touch, event) }
    guard !touch.delivery.isClosed else { return }
    touch.delivery.delayed.append(phase)
    if !delayedTouches.contains(where: { $0 === touch }) { delayedTouches.append(touch) }
    flush(touch, event)
  }

  func flushDelayed() {
    for touch in delayedTouches { flush(touch, nil) }
  }

  private func flush(_ touch: UITouch, _ event: UIEvent?) {
    guard !isSettling || event != nil else { return }
    while let phase = touch.delivery.delayed.first, !touch.delivery.isClosed {
      let isDelayed = touch.recognizers.contains { gesture in
        guard gesture.actualState == .possible, gesture.isEnabled else { return false }
        return gesture.delaysTouchesBegan || (gesture.delaysTouchesEnded && phase == .ended)
      }
      if isDelayed { return }
      touch.delivery.delayed.removeFirst()
      send(touch, phase, event ?? self.event(of: touch))
    }
    if touch.delivery.delayed.isEmpty || touch.delivery.isClosed {
      delayedTouches.removeAll { $0 === touch }
    }
  }

  private func event(of touch: UITouch) -> UIEvent {
    let event = UIEvent()
    event.ordered = touches.contains { $0 === touch } ? touches : touches + [touch]
    event.timestamp = seconds
    return event
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard let view = touch.view else { return }
    let now = touch.phase
    touch.phase = phase
    defer { if touch.phase == phase { touch.phase = now } }
    touch.delivery.isOpen = phase == .began || phase == .moved
    switch phase {
    case .began: view.receive(.touchesBegan) { view.touchesBegan([touch], with: event) }
    case .moved: view.receive(.touchesMoved) { view.touchesMoved([touch], with: event) }
    case .cancelled:
      view.receive(.touchesCancelled) { view.touchesCancelled([touch], with: event) }
    default: view.receive(.touchesEnded) { view.touchesEnded([touch], with: event) }
    }
  }

  /// Cancels a touch in its view.
  func takeFromView(_ touch: UITouch) {
    guard !touch.delivery.isClosed else { return }
    let isOpen = touch.delivery.isOpen
    touch.delivery.isClosed = true
    touch.delivery.delayed = []
    delayedTouches.removeAll { $0 === touch }
    if isOpen { send(touch, .cancelled, event(of: touch)) }
  }

  /// Keeps a touch from a view that takes one at a time, or whose scroll view refuses it.
  private func closeIfUnwanted(_ touch: UITouch, _ event: UIEvent) {
    let others = touches.filter { $0 !== touch && $0.isActive && !$0.delivery.isClosed }
    let isSecond = others.contains { $0.view === touch.view }
    let isExcluded = others.contains {
      $0.view !== touch.view
        && ($0.view?.isExclusiveTouch ?? false || touch.view?.isExclusiveTouch ?? false)
    }
    let isWanted = touch.view.flatMap { view in
      sequence(first: view, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
        .first?.touchesShouldBegin([touch], with: event, in: view)
    }
    if isSecond && !(touch.view?.isMultipleTouchEnabled ?? false) || isExcluded
      || isWanted == false
    {
      touch.delivery.isClosed = true
    }
  }
}

extension CGPoint {
  /// The distance to a different point.
  package func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
