import HeadlessUIKit

@MainActor
final class LocatingTarget {
  let view: UIView
  var location: CGPoint?
  var counts: [Int] = []

  init(_ view: UIView) { self.view = view }

  func tap(_ gesture: UIGestureRecognizer) {
    location = gesture.location(in: view)
    counts.append(gesture.numberOfTouches)
  }
}
