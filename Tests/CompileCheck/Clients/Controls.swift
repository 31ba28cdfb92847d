import Foundation
import HeadlessUIKit

/// A label with margins, as apps write it.
class ClientLabel: UILabel {
  var margin: CGFloat = 4

  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override var text: String? {
    didSet { margin = text == nil ? 0 : 4 }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + margin, height: size.height)
  }

  override func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

/// A button that changes its look with its state.
class ClientButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setTitle("Buy", for: .normal)
    setTitle("Bought", for: [.selected, .disabled])
    setTitleColor(.systemBlue, for: .normal)
    setImage(UIImage(systemName: "cart"), for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: .headline)
    addAction(UIAction { [weak self] _ in self?.isSelected.toggle() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override var isEnabled: Bool {
    didSet { backgroundColor = isEnabled ? .systemBackground : .systemGray5 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel?.textAlignment = .center
  }

  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
  }
}

/// A stack view that a subclass fills.
class ClientStackView: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    alignment = .leading
    distribution = .fill
    spacing = UIStackView.spacingUseSystem
    isLayoutMarginsRelativeArrangement = true
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { fatalError("made in code") }

  override func addArrangedSubview(_ view: UIView) {
    super.addArrangedSubview(view)
    setCustomSpacing(12, after: view)
  }

  override func updateConstraints() { super.updateConstraints() }
}

/// A scroll view that follows its own changes.
class ClientScrollView: UIScrollView {
  var changes = 0

  override var contentOffset: CGPoint {
    didSet { changes += 1 }
  }

  override var contentSize: CGSize {
    didSet { changes += 1 }
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    changes += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    changes += 1
  }
}

/// Creates a form as apps write it.
@MainActor
func makeForm() -> UIView {
  let title = ClientLabel()
  title.text = "Title"
  title.numberOfLines = 0
  title.lineBreakMode = .byWordWrapping
  title.adjustsFontForContentSizeCategory = true
  var configuration = UIButton.Configuration.filled()
  configuration.title = "Continue"
  configuration.subtitle = "to payment"
  configuration.image = UIImage(systemName: "arrow.right")
  configuration.imagePlacement = .trailing
  configuration.imagePadding = 8
  configuration.contentInsets = NSDirectionalEdgeInsets(
    top: 10,
    leading: 20,
    bottom: 10,
    trailing: 20
  )
  let proceed = UIButton(
    configuration: configuration,
    primaryAction: UIAction(title: "Continue") { action in
      (action.sender as? UIButton)?.isEnabled = false
    }
  )
  let indicator = UIActivityIndicatorView(style: .large)
  indicator.hidesWhenStopped = true
  indicator.startAnimating()
  let picture = UIImageView(image: UIImage(named: "logo"))
  picture.contentMode = .scaleAspectFit
  let stack = UIStackView(arrangedSubviews: [title, picture, indicator, proceed, ClientButton()])
  stack.axis = .vertical
  stack.translatesAutoresizingMaskIntoConstraints = false
  let scroll = ClientScrollView()
  scroll.contentInsetAdjustmentBehavior = .always
  scroll.addSubview(stack)
  NSLayoutConstraint.activate([
    stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
    stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
    stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
    stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
  ])
  return scroll
}
