import UIKit

final class CheckoutViewController: UIViewController {
  /// Called with the order, or with `nil` when the user cancels.
  var onFinish: ((Order?) -> Void)?

  let scrollView = UIScrollView()
  let nameField = CheckoutViewController.makeField("Name", contentType: .name)
  let emailField = CheckoutViewController.makeField("Email", contentType: .emailAddress)
  let cityField = CheckoutViewController.makeField("City", contentType: .addressCity)
  let giftSwitch = UISwitch()
  let noteView = UITextView()
  let payButton = UIButton(configuration: .borderedProminent())
  private let deliveryControl = UISegmentedControl(items: ["Standard", "Express"])
  private let total: Decimal
  private let service: any StoreService
  private var observers: [any NSObjectProtocol] = []
  private var payment: Task<Void, Never>?

  private var fields: [UITextField] { [nameField, emailField, cityField] }

  init(total: Decimal, service: any StoreService) {
    self.total = total
    self.service = service
    super.init(nibName: nil, bundle: nil)
    title = "Checkout"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    payment?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.onFinish?(nil) }
    )
    configureFields()
    configureControls()
    configureLayout()
    updatePayButton()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observeKeyboard()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nameField.becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  private static func makeField(
    _ placeholder: String,
    contentType: UITextContentType
  ) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.textContentType = contentType
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.font = .preferredFont(forTextStyle: .body)
    field.accessibilityIdentifier = "checkout.\(placeholder.lowercased())"
    return field
  }

  private func configureFields() {
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    emailField.autocorrectionType = .no
    for field in fields {
      field.delegate = self
      field.returnKeyType = field === fields.last ? .done : .next
      field.inputAccessoryView = makeAccessory()
      field.addAction(UIAction { [weak self] _ in self?.formDidChange() }, for: .editingChanged)
    }
  }

  private func makeAccessory() -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [
      .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }
      ),
    ]
    return toolbar
  }

  private func configureControls() {
    deliveryControl.selectedSegmentIndex = 0
    giftSwitch.accessibilityIdentifier = "checkout.gift"
    giftSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        UIView.animate(withDuration: 0.25) {
          self.noteView.isHidden = !self.giftSwitch.isOn
          self.view.layoutIfNeeded()
        }
      },
      for: .valueChanged
    )
    noteView.isHidden = true
    noteView.isScrollEnabled = false
    noteView.font = .preferredFont(forTextStyle: .body)
    noteView.layer.cornerRadius = Theme.cornerRadius
    noteView.backgroundColor = .secondarySystemBackground
    payButton.accessibilityIdentifier = "checkout.pay"
    payButton.configurationUpdateHandler = { [total] button in
      button.configuration?.title = "Pay \(total.price)"
      button.configuration?.buttonSize = .large
    }
    payButton.addAction(UIAction { [weak self] _ in self?.pay() }, for: .touchUpInside)
  }

  private func configureLayout() {
    let giftLabel = UILabel(style: .body)
    giftLabel.text = "This is a gift"
    let gift = UIStackView(arrangedSubviews: [giftLabel, giftSwitch])
    gift.distribution = .equalSpacing
    let stack = UIStackView(
      arrangedSubviews: fields + [deliveryControl, gift, noteView, payButton]
    )
    stack.axis = .vertical
    stack.spacing = Theme.spacing
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: Theme.spacing,
      leading: Theme.spacing,
      bottom: Theme.spacing,
      trailing: Theme.spacing
    )
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    scrollView.keyboardDismissMode = .interactive
    scrollView.pinEdges(to: view.safeAreaLayoutGuide)
    stack.pinEdges(to: scrollView.contentLayoutGuide)
    stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
    noteView.heightAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
  }

  private func observeKeyboard() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
        [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let duration =
          notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        MainActor.assumeIsolated {
          self?.keyboardWillMove(to: frame ?? .zero, duration: duration ?? 0)
        }
      }
    }
  }

  private func keyboardWillMove(to frame: CGRect, duration: TimeInterval) {
    let covered = scrollView.bounds.intersection(scrollView.convert(frame, from: nil))
    let inset = covered.isNull ? 0 : covered.height
    UIView.animate(withDuration: duration) {
      self.scrollView.contentInset.bottom = inset
      self.scrollView.verticalScrollIndicatorInsets.bottom = inset
    }
  }

  private func formDidChange() {
    isModalInPresentation = fields.contains { $0.text?.isEmpty == false }
    updatePayButton()
  }

  private func updatePayButton() {
    let isComplete = fields.allSatisfy { $0.text?.isEmpty == false }
    payButton.isEnabled = isComplete && emailField.text?.contains("@") == true
  }

  private func pay() {
    view.endEditing(true)
    payButton.configuration?.showsActivityIndicator = true
    payButton.isEnabled = false
    payment = Task { [weak self, service, total, name = nameField.text ?? ""] in
      let order = try? await service.placeOrder(recipient: name, total: total)
      guard !Task.isCancelled else { return }
      self?.onFinish?(order)
    }
  }
}

extension CheckoutViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let index = fields.firstIndex(of: textField), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    scrollView.scrollRectToVisible(
      textField.convert(textField.bounds, to: scrollView),
      animated: true
    )
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    (textField.text ?? "").count - range.length + string.count <= 80
  }
}
