import UIKit

final class ConfirmationViewController: UIViewController {
  var onDone: (() -> Void)?

  let order: Order
  let doneButton = UIButton(type: .system)
  private let checkmarkView = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  init(order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Order \(order.number)"
    navigationItem.hidesBackButton = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .center
    stack.backgroundColor = .systemBackground
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let stack = view as? UIStackView else { return }
    let label = UILabel(style: .title3)
    label.textAlignment = .center
    label.attributedText = NSAttributedString(
      string: "Thank you, \(order.recipient)!",
      attributes: [.foregroundColor: UIColor.label, .font: UIFont.boldSystemFont(ofSize: 20)]
    )
    checkmarkView.tintColor = .systemGreen
    checkmarkView.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    doneButton.setTitle("Done", for: .normal)
    doneButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    doneButton.accessibilityIdentifier = "confirmation.done"
    doneButton.addAction(UIAction { [weak self] _ in self?.onDone?() }, for: .touchUpInside)
    for view in [UIView(), checkmarkView, label, doneButton, UIView()] {
      stack.addArrangedSubview(view)
    }
    stack.arrangedSubviews[0].heightAnchor
      .constraint(equalTo: stack.arrangedSubviews[4].heightAnchor).isActive = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      self.checkmarkView.transform = .identity
    }
  }
}
