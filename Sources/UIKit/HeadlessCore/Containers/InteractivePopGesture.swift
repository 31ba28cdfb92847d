/// The gesture that pops the top of a navigation stack, with UIKit's default delegate.
///
/// The delegate refuses if no back button is visible: apps that hide the bar or replace the button
/// lose the gesture until they replace the delegate (stackoverflow.com/questions/24710258).
@MainActor
final class InteractivePopGesture: UIGestureRecognizerDelegate {
  // choice: pop-edge-width
  /// The distance from the left edge within which the gesture begins, in points.
  private static let edge: CGFloat = 20

  private(set) lazy var recognizer: UIGestureRecognizer = FingerPan(
    precedesScrolling: true,
    allows: { pan, distance in
      let start = pan.location(in: pan.view).x - distance.x
      return start <= Self.edge && distance.x > abs(distance.y)
    },
    follow: { [weak self] in self?.follow($0) }
  )
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    recognizer.delegate = self
  }

  // choice: pop-release
  /// Pops with the finger: beyond the middle or with speed to the right, its end completes the pop.
  private func follow(_ pan: FingerPan) {
    guard let navigation else { return }
    switch pan.actualState {
    case .began: navigation.beginInteractivePop(asksGesture: false)
    case .changed: navigation.updateInteractivePop(Double(pan.fraction.x))
    case .ended where pan.fraction.x > 0.5 || pan.velocity(in: pan.view).x > 300:
      navigation.finishInteractivePop()
    default: navigation.cancelInteractivePop()
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, !navigation.isNavigationBarHidden,
      let item = navigation.topViewController?.navigationItem
    else { return false }
    return item.allowsBackButton
  }
}
