import UIKit

/// An image on the whole screen, which a drag downwards dismisses.
final class ImageViewerViewController: UIViewController {
  let imageView = UIImageView()
  let closeButton = UIButton(type: .close)
  private let zoom = ZoomTransition()

  init(image: UIImage?) {
    super.init(nibName: nil, bundle: nil)
    imageView.image = image
    modalPresentationStyle = .fullScreen
    transitioningDelegate = zoom
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .white
    imageView.isUserInteractionEnabled = true
    closeButton.accessibilityIdentifier = "viewer.close"
    closeButton.translatesAutoresizingMaskIntoConstraints = false
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .primaryActionTriggered
    )
    view.addSubview(imageView)
    view.addSubview(closeButton)
    imageView.pinEdges(to: view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      closeButton.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor,
        multiplier: 1
      ),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(
        equalToSystemSpacingAfter: closeButton.trailingAnchor,
        multiplier: 1
      ),
    ])
    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector("panned", ImageViewerViewController.panned)
    )
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let offset = max(0, pan.translation(in: view).y)
    switch pan.state {
    case .changed:
      imageView.transform = CGAffineTransform(translationX: 0, y: offset)
      view.backgroundColor = .black.withAlphaComponent(max(0.3, 1 - offset / view.bounds.height))
    case .ended where offset > 100 || pan.velocity(in: view).y > 800:
      dismiss(animated: true)
    case .ended, .cancelled, .failed:
      UIView.animate(
        withDuration: 0.3,
        delay: 0,
        usingSpringWithDamping: 0.8,
        initialSpringVelocity: 0,
        options: [.allowUserInteraction]
      ) {
        self.imageView.transform = .identity
        self.view.backgroundColor = .black
      }
    default:
      break
    }
  }
}

extension ImageViewerViewController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let translation = pan.translation(in: view)
    return abs(translation.y) >= abs(translation.x)
  }
}
