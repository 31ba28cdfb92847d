import UIKit

final class ProductCell: UITableViewCell {
  static let reuseIdentifier = "ProductCell"

  let nameLabel = UILabel(style: .headline)
  let priceLabel = UILabel(style: .subheadline, color: .secondaryLabel, lines: 1)
  private let thumbnailView = UIImageView()
  private var imageTask: Task<Void, Never>?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    thumbnailView.contentMode = .scaleAspectFit
    thumbnailView.tintColor = Theme.accent

    let texts = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [thumbnailView, texts])
    row.alignment = .center
    row.spacing = Theme.spacing
    contentView.addSubview(row)
    row.pinEdges(to: contentView.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      thumbnailView.widthAnchor.constraint(equalToConstant: 44),
      thumbnailView.heightAnchor.constraint(equalTo: thumbnailView.widthAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    cancelImage()
    thumbnailView.image = nil
    nameLabel.text = nil
    priceLabel.text = nil
  }

  func configure(with product: Product) {
    nameLabel.text = product.name
    priceLabel.text = product.price.price
    accessibilityIdentifier = "product.\(product.id)"
    accessibilityLabel = "\(product.name), \(product.price.price)"
    imageTask = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(50))
      guard !Task.isCancelled else { return }
      self?.thumbnailView.image = UIImage(systemName: product.symbolName)
    }
  }

  func cancelImage() {
    imageTask?.cancel()
    imageTask = nil
  }
}
