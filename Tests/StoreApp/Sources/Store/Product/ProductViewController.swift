import UIKit

final class ProductViewController: UIViewController {
  var onShowImage: ((UIImage?) -> Void)?

  let imageView = UIImageView()
  let quantityStepper = UIStepper()
  let addButton = UIButton(configuration: .filled())
  let product: Product
  private let cart: Cart
  private let scrollView = UIScrollView()
  private let quantityLabel = UILabel(style: .body)
  private let confirmationLabel = UILabel(style: .footnote, color: .white, lines: 1)
  private var isFavorite = false
  private var confirmation: UIViewPropertyAnimator?

  init(product: Product, cart: Cart) {
    self.product = product
    self.cart = cart
    super.init(nibName: nil, bundle: nil)
    title = product.name
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.card
    configureBar()
    configureImage()
    configureControls()
    configureLayout()
    updateQuantity()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: Self, _) in
      controller.updateBorder()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    confirmation?.stopAnimation(true)
    confirmation = nil
  }

  private func configureBar() {
    let share = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] action in self?.share(from: action.sender) }
    )
    share.accessibilityIdentifier = "product.share"
    navigationItem.rightBarButtonItems = [share, makeFavoriteItem()]
  }

  private func makeFavoriteItem() -> UIBarButtonItem {
    let action = UIAction(
      title: "Favorite",
      image: UIImage(systemName: isFavorite ? "heart.fill" : "heart")
    ) { [weak self] _ in
      guard let self else { return }
      isFavorite.toggle()
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      navigationItem.rightBarButtonItems?[1] = makeFavoriteItem()
    }
    return UIBarButtonItem(primaryAction: action)
  }

  private func configureImage() {
    imageView.image = UIImage(systemName: product.symbolName)?.withRenderingMode(.alwaysTemplate)
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 96)
    imageView.contentMode = .center
    imageView.backgroundColor = .secondarySystemBackground
    imageView.layer.cornerRadius = Theme.cornerRadius
    imageView.layer.borderWidth = 1
    imageView.clipsToBounds = true
    imageView.isUserInteractionEnabled = true
    imageView.accessibilityIdentifier = "product.image"
    imageView.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("showImage", ProductViewController.showImage)
      )
    )
    updateBorder()
  }

  private func configureControls() {
    quantityStepper.minimumValue = 1
    quantityStepper.maximumValue = 9
    quantityStepper.addAction(
      UIAction { [weak self] _ in self?.updateQuantity() },
      for: .valueChanged
    )
    addButton.configuration?.title = "Add to cart"
    addButton.configuration?.image = UIImage(systemName: "cart.badge.plus")
    addButton.configuration?.imagePadding = 8
    addButton.configuration?.cornerStyle = .large
    addButton.accessibilityIdentifier = "product.add"
    addButton.addAction(UIAction { [weak self] _ in self?.addToCart() }, for: .touchUpInside)
    confirmationLabel.text = "Added"
    confirmationLabel.textAlignment = .center
    confirmationLabel.backgroundColor = .systemGreen
    confirmationLabel.alpha = 0
  }

  private func configureLayout() {
    let priceLabel = UILabel(style: .title2, color: Theme.accent)
    priceLabel.text = product.price.price
    let summaryLabel = UILabel(style: .body, color: .secondaryLabel)
    summaryLabel.text = product.summary
    let quantity = UIStackView(arrangedSubviews: [quantityLabel, quantityStepper])
    quantity.distribution = .equalSpacing
    let stack = UIStackView(
      arrangedSubviews: [
        imageView, priceLabel, summaryLabel, quantity, addButton, confirmationLabel,
      ]
    )
    stack.axis = .vertical
    stack.spacing = Theme.spacing
    stack.setCustomSpacing(Theme.spacing * 2, after: summaryLabel)
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    scrollView.pinEdges(to: view.safeAreaLayoutGuide)
    stack.pinEdges(
      to: scrollView.contentLayoutGuide,
      insets: NSDirectionalEdgeInsets(
        top: Theme.spacing,
        leading: Theme.spacing,
        bottom: Theme.spacing,
        trailing: Theme.spacing
      )
    )
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor,
        constant: -2 * Theme.spacing
      ),
      imageView.heightAnchor.constraint(equalToConstant: 240),
    ])
  }

  private func updateQuantity() {
    quantityLabel.text = "Quantity: \(Int(quantityStepper.value))"
  }

  private func updateBorder() {
    imageView.layer.borderColor = Theme.accent.resolvedColor(with: traitCollection).cgColor
  }

  private func addToCart() {
    cart.add(product, quantity: Int(quantityStepper.value))
    quantityStepper.value = 1
    updateQuantity()
    confirmationLabel.alpha = 1
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { [confirmationLabel] in
      confirmationLabel.alpha = 0
    }
    animator.startAnimation(afterDelay: 0.6)
    confirmation = animator
  }

  private func showImage() {
    onShowImage?(imageView.image)
  }

  private func share(from sender: Any?) {
    let sheet = UIActivityViewController(
      activityItems: ["\(product.name) for \(product.price.price)"],
      applicationActivities: nil
    )
    sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
    present(sheet, animated: true)
  }
}
