@_spi(Runtime) import HeadlessCore
import Foundation

/// The size of a button and the position of its title.
///
/// Sources: a label of 18 points makes a button without a configuration 12 points higher than the
/// label (Stack Overflow 70778238), `UIButton(type: .system)` with the title “Hello World” is 30
/// points high (informit.com, “Auto Layout Demystified”, chapter 1), and a filled button with a title
/// of 17 points is 34.33 points high.
@MainActor
struct ButtonLayout {
  /// The parts of the content that have a size.
  struct Parts {
    let title: String?
    let font: UIFont
    let lines: Int
    let image: CGSize?
  }

  private let titleSize: CGSize
  private let subtitleSize: CGSize
  private let imageSize: CGSize
  private let insets: UIEdgeInsets
  private let minimum: CGSize
  private let gap: CGFloat
  private let titleGap: CGFloat
  private let imageEdge: UIRectEdge
  private let horizontal: UIControl.ContentHorizontalAlignment
  private let vertical: UIControl.ContentVerticalAlignment
  private let titleInsets: UIEdgeInsets
  private let grid: PixelGrid

  // choice: button-size
  /// Measures a button.
  ///
  /// Without a configuration, insets of zero mean 6 points at the top and bottom around a title,
  /// and a button with a title is at least 30 points wide.
  init(of button: UIButton) {
    let parts = button.parts
    let grid = PixelGrid(scale: button.pixelsPerPoint)
    self.grid = grid
    titleSize = Self.size(of: parts.title, font: parts.font, lines: parts.lines, on: grid)
    horizontal = button.contentHorizontalAlignment
    vertical = button.contentVerticalAlignment
    titleInsets = button.titleEdgeInsets
    guard let configuration = button.configuration else {
      imageSize = parts.image ?? .zero
      subtitleSize = .zero
      gap = 0
      titleGap = 0
      imageEdge = .left
      let own = button.contentEdgeInsets
      let isPlain = own == .zero && (parts.image == nil || titleSize != .zero)
      insets = isPlain ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : own
      let emptyHeight = isPlain && titleSize == .zero ? parts.font.lineHeight + 12 : 0
      minimum = CGSize(width: isPlain ? 30 : 0, height: emptyHeight)
      return
    }
    imageSize =
      configuration.showsActivityIndicator
      ? CGSize(width: 20, height: 20) : parts.image ?? .zero
    subtitleSize = Self.size(
      of: configuration.shownSubtitle,
      font: configuration.subtitleFont,
      lines: 1,
      on: grid
    )
    let hasText = titleSize != .zero || subtitleSize != .zero
    gap = hasText && imageSize != .zero ? configuration.imagePadding : 0
    titleGap = titleSize != .zero && subtitleSize != .zero ? configuration.titlePadding : 0
    let direction = button.effectiveUserInterfaceLayoutDirection
    let isRightToLeft = direction == .rightToLeft
    imageEdge =
      switch configuration.imagePlacement {
      case .top: .top
      case .bottom: .bottom
      case .trailing: isRightToLeft ? .left : .right
      default: isRightToLeft ? .right : .left
      }
    insets = UIEdgeInsets(configuration.contentInsets, in: direction)
    minimum = .zero
  }

  private static func size(
    of text: String?,
    font: UIFont,
    lines: Int,
    on grid: PixelGrid
  ) -> CGSize {
    TextLines(text ?? "", font: font, width: .infinity, limit: lines, byCharacters: false)
      .size(on: grid)
  }

  private var textSize: CGSize {
    CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + titleGap + subtitleSize.height
    )
  }

  private var contentSize: CGSize {
    let text = textSize
    if imageEdge == .top || imageEdge == .bottom {
      return CGSize(
        width: max(text.width, imageSize.width),
        height: text.height + gap + imageSize.height
      )
    }
    return CGSize(
      width: text.width + gap + imageSize.width,
      height: max(text.height, imageSize.height)
    )
  }

  /// The size of the button.
  var size: CGSize {
    let content = contentSize
    return grid.enclosing(
      CGSize(
        width: max(content.width + insets.left + insets.right, minimum.width),
        height: max(content.height + insets.top + insets.bottom, minimum.height)
      )
    )
  }

  /// Returns the frame of the title in a button with bounds.
  func titleFrame(in bounds: CGRect) -> CGRect {
    let area = bounds.inset(by: insets)
    let content = contentSize
    var x = area.minX
    switch horizontal {
    case .center: x += (area.width - content.width) / 2
    case .right, .trailing: x += area.width - content.width
    case .left, .leading, .fill: break
    }
    var y = area.minY
    switch vertical {
    case .center: y += (area.height - content.height) / 2
    case .bottom: y += area.height - content.height
    case .top, .fill: break
    }
    switch imageEdge {
    case .left: x += imageSize.width + gap
    case .top: y += imageSize.height + gap
    default: break
    }
    let isAbove = imageEdge == .top || imageEdge == .bottom
    x += isAbove ? (content.width - titleSize.width) / 2 : 0
    y += isAbove ? 0 : (content.height - textSize.height) / 2
    return grid.rounded(
      CGRect(
        x: x + (titleInsets.left - titleInsets.right) / 2,
        y: y + (titleInsets.top - titleInsets.bottom) / 2,
        width: min(titleSize.width, max(0, area.width)),
        height: min(titleSize.height, max(0, area.height))
      )
    )
  }
}
