@_spi(Runtime) import HeadlessCore
public import Foundation

/// A view that shows an image and two texts, as UIKit's `UIListContentView`
/// (developer.apple.com/documentation/uikit/uilistcontentview).
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let imageView = UIImageView(image: nil)
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)

  /// The smallest height of the content of a cell, in points.
  private static let minimumHeight: CGFloat = 44

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    showContent()
  }

  /// Creates a view from an archive, which is not read, with an empty cell.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    showContent()
  }

  /// The configuration; types other than `UIListContentConfiguration` are ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      showContent()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The size of the content in one line.
  open override var intrinsicContentSize: CGSize { size(forWidth: Self.unlimited) }

  /// Returns the size of the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: size.width > 0 ? size.width : Self.unlimited)
  }

  /// Returns the size of the content; a required width is the width of the result.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard targetSize.width.isFinite, targetSize.height.isFinite else { return .zero }
    let isWide = horizontalFittingPriority == .required
    var size = self.size(forWidth: isWide ? targetSize.width : Self.unlimited)
    if isWide { size.width = targetSize.width }
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  /// Returns the size of the content if it wraps at a width.
  @_spi(Runtime) open override func contentSize(wrappedAt width: CGFloat) -> CGSize? {
    size(forWidth: width)
  }

  /// Places the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.size)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      guard view.superview === self else { return }
      var frame = frame
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
    place(imageView, places.image)
    place(label, places.text)
    place(secondaryLabel, places.secondary)
  }

  /// The area of the text; `nil` without a text.
  open private(set) lazy var textLayoutGuide: UILayoutGuide? = guide(of: label, "text")
  /// The area of the secondary text; `nil` if there is none.
  open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = guide(
    of: secondaryLabel,
    "secondary text"
  )
  /// The area of the image; `nil` without an image.
  open private(set) lazy var imageLayoutGuide: UILayoutGuide? = guide(of: imageView, "image")

  private func guide(of part: UIView, _ name: String) -> UILayoutGuide? {
    guard part.superview === self else { return nil }
    let guide = UILayoutGuide()
    guide.identifier = name
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
      guide.topAnchor.constraint(equalTo: part.topAnchor),
      guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    return guide
  }

  private static let unlimited: CGFloat = 1e9

  private func showContent() {
    imageView.image = content.image
    alpha = content.alpha
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties,
      in: secondaryLabel
    )
    attach(imageView, content.image != nil)
    attach(label, label.text != nil)
    attach(secondaryLabel, secondaryLabel.text != nil)
  }

  private func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment == .center ? .center : .natural
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
  }

  private func attach(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview == nil {
      addSubview(view)
    } else if !isShown, view.superview === self {
      view.removeFromSuperview()
    }
  }

  /// The frames of the parts for a size, from left to right.
  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var size = CGSize.zero
  }

  private func size(forWidth width: CGFloat) -> CGSize {
    places(in: CGSize(width: width, height: 0)).size
  }

  /// Places the parts in a size; a height of 0 means the natural height.
  private func places(in size: CGSize) -> Places {
    var places = Places()
    let margins = content.directionalLayoutMargins
    var start = margins.leading
    let properties = content.imageProperties
    var imageSize = content.image?.size ?? .zero
    if imageSize != .zero { imageSize = imageSize.limited(to: properties.maximumSize) }
    let reserved = properties.reservedLayoutSize
    if content.image != nil {
      let standard = UIListContentConfiguration.ImageProperties.standardDimension
      let column =
        reserved.width > 0 && reserved.width < standard ? reserved.width : imageSize.width
      places.image.origin.x = start + (column - imageSize.width) / 2
      places.image.size = imageSize
      start += column + content.imageToTextPadding
    }
    let space = max(0, size.width - start - margins.trailing)
    let first =
      label.text == nil ? CGSize.zero : label.sizeThatFits(CGSize(width: space, height: 0))
    let hasSecond = secondaryLabel.text != nil
    let second =
      hasSecond ? secondaryLabel.sizeThatFits(CGSize(width: space, height: 0)) : .zero
    let hasBoth = hasSecond && label.text != nil
    let gap = content.textToSecondaryTextHorizontalPadding
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText && hasBoth
      && first.width + gap + second.width <= space
    let below = hasBoth && !isBeside ? content.textToSecondaryTextVerticalPadding : 0
    let textHeight =
      isBeside ? max(first.height, second.height) : first.height + below + second.height
    let inner = max(textHeight, imageSize.height)
    let natural = max(Self.minimumHeight, inner + margins.top + margins.bottom)
    let height = size.height > 0 ? size.height : natural
    let middle = margins.top + (height - margins.top - margins.bottom) / 2
    let textWidth = isBeside ? first.width + gap + second.width : max(first.width, second.width)
    places.size = CGSize(width: start + textWidth + margins.trailing, height: natural)
    places.image.origin.y = middle - imageSize.height / 2
    let wide = size.width < Self.unlimited ? space : textWidth
    if isBeside {
      places.text = CGRect(
        x: start,
        y: middle - first.height / 2,
        width: first.width,
        height: first.height
      )
      places.secondary = CGRect(
        x: start + wide - second.width,
        y: middle - second.height / 2,
        width: second.width,
        height: second.height
      )
    } else {
      let top = middle - textHeight / 2
      places.text = CGRect(x: start, y: top, width: wide, height: first.height)
      places.secondary = CGRect(
        x: start,
        y: top + first.height + below,
        width: wide,
        height: second.height
      )
    }
    return places
  }
}

extension CGSize {
  /// Returns the size, scaled down to fit a limit; a limit of 0 in a dimension is none.
  fileprivate func limited(to limit: CGSize) -> CGSize {
    var factor: CGFloat = 1
    if limit.width > 0, width > limit.width { factor = min(factor, limit.width / width) }
    if limit.height > 0, height > limit.height { factor = min(factor, limit.height / height) }
    return CGSize(width: width * factor, height: height * factor)
  }
}
