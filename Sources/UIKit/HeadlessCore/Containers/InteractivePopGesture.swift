/// The gesture that pops the top of a navigation stack, with UIKit's default delegate.
///
/// The delegate refuses if no back button is visible: apps that hide the bar or replace the button
/// lose the gesture until they replace the delegate (stackoverflow.com/questions/24710258).
@MainActor
final class InteractivePopGesture {
  let recognizer = UIGestureRecognizer()
  private let delegate: BackButtonDelegate

  init(of navigation: UINavigationController) {
    delegate = BackButtonDelegate(navigation)
    recognizer.delegate = delegate
  }

  private final class BackButtonDelegate: UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) {
      self.navigation = navigation
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let navigation, !navigation.isNavigationBarHidden,
        let item = navigation.topViewController?.navigationItem
      else { return false }
      return item.allowsBackButton
    }
  }
}
