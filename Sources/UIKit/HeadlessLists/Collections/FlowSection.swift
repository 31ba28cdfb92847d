import Foundation
import TraceModel

/// The lengths that determine the frames of a section of a flow layout.
struct FlowMetrics {
  /// The size of all items, or `nil` if ``sizes`` has one for each.
  var uniformSize: CGSize?
  /// The size of each item.
  var sizes: [CGSize] = []
  var inset: UIEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var header: CGSize
  var footer: CGSize
}

/// The frames of one section of a flow layout.
///
/// Sides are called length along the axis of scrolling, and breadth across it.
struct FlowSection {
  let count: Int
  /// The begin and the end of the section along the axis.
  let start: CGFloat
  let end: CGFloat
  let header: CGRect?
  let footer: CGRect?
  private let places: ItemPlaces
  private let origin: CGPoint

  init(
    _ metrics: FlowMetrics,
    count: Int,
    start: CGFloat,
    breadth: CGFloat,
    isVertical: Bool,
    preferred: [Int: CGSize]
  ) {
    func frame(_ position: CGFloat, _ length: CGFloat) -> CGRect {
      isVertical
        ? CGRect(x: 0, y: position, width: breadth, height: length)
        : CGRect(x: position, y: 0, width: length, height: breadth)
    }
    self.count = count
    self.start = start
    let headerLength = (isVertical ? metrics.header.height : metrics.header.width).asLength
    header = headerLength > 0 ? frame(start, headerLength) : nil
    let inset = metrics.inset
    let leading = isVertical ? inset.left : inset.top
    let trailing = isVertical ? inset.right : inset.bottom
    let lines = FlowLines(
      metrics,
      count: count,
      breadth: max(0, breadth - leading - trailing),
      isVertical: isVertical,
      preferred: preferred
    )
    places = lines.places
    let first = start + headerLength + (isVertical ? inset.top : inset.left)
    origin =
      isVertical ? CGPoint(x: inset.left, y: first) : CGPoint(x: first, y: inset.top)
    let last = first + lines.length + (isVertical ? inset.bottom : inset.right)
    let footerLength = (isVertical ? metrics.footer.height : metrics.footer.width).asLength
    footer = footerLength > 0 ? frame(last, footerLength) : nil
    end = last + footerLength
  }

  func frame(ofItem index: Int) -> CGRect {
    places.frame(index).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the indexes of the items in a rectangle.
  func items(in rect: CGRect) -> [Int] {
    places.items(in: rect.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

/// The lines of the items of a section, whose first line begins at zero.
///
/// The items of a full line are justified, those of different lengths are centered in the line, as
/// UIKit arranges them.
private struct FlowLines {
  let places: ItemPlaces
  let length: CGFloat
  private let isVertical: Bool

  init(
    _ metrics: FlowMetrics,
    count: Int,
    breadth: CGFloat,
    isVertical: Bool,
    preferred: [Int: CGSize]
  ) {
    self.isVertical = isVertical
    if let size = metrics.uniformSize, preferred.isEmpty {
      let item = isVertical ? size : CGSize(width: size.height, height: size.width)
      let spacing = metrics.itemSpacing
      let fitting = ((breadth + spacing) / (item.width + spacing)).rounded(.down)
      let perLine = fitting.isFinite ? max(1, Int(min(fitting, 1_000_000))) : max(1, count)
      let line = Self.line(
        Array(repeating: item, count: perLine),
        at: 0,
        breadth,
        spacing,
        isLast: false
      )
      let distance = item.height + metrics.lineSpacing
      let lines = (count + perLine - 1) / perLine
      length = count == 0 ? 0 : CGFloat(lines) * distance - metrics.lineSpacing
      places = ItemPlaces(
        repeating: line.map { isVertical ? $0 : $0.transposed },
        distance: distance,
        count: count,
        isVertical: isVertical
      )
      return
    }
    var frames: [CGRect] = []
    frames.reserveCapacity(count)
    var line: [CGSize] = []
    var used: CGFloat = 0
    var position: CGFloat = 0
    func close(isLast: Bool) {
      frames += Self.line(line, at: position, breadth, metrics.itemSpacing, isLast: isLast)
      position += line.map(\.height).max() ?? 0
      if !isLast { position += metrics.lineSpacing }
      line = []
      used = 0
    }
    for index in 0..<count {
      let size = preferred[index] ?? metrics.uniformSize ?? metrics.sizes[index]
      let item = isVertical ? size : CGSize(width: size.height, height: size.width)
      let wanted = used + (line.isEmpty ? 0 : metrics.itemSpacing) + item.width
      if !line.isEmpty, wanted > breadth { close(isLast: false) }
      used += (line.isEmpty ? 0 : metrics.itemSpacing) + item.width
      line.append(item)
    }
    if !line.isEmpty { close(isLast: true) }
    length = position
    places = ItemPlaces(
      frames: isVertical ? frames : frames.map(\.transposed),
      isVertical: isVertical
    )
  }

  // choice: flow-last-line
  /// Returns the frames of a line, as for a vertical axis.
  ///
  /// A line is justified; a single item is centered. The last line of items of several sizes begins
  /// at the leading edge, with the minimum spacing.
  private static func line(
    _ items: [CGSize],
    at position: CGFloat,
    _ breadth: CGFloat,
    _ spacing: CGFloat,
    isLast: Bool
  ) -> [CGRect] {
    let height = items.map(\.height).max() ?? 0
    let free = max(0, breadth - items.map(\.width).reduce(0, +))
    var gap = spacing
    var x: CGFloat = 0
    if items.count == 1, !isLast {
      x = free / 2
    } else if !isLast {
      gap = max(spacing, free / CGFloat(items.count - 1))
    }
    return items.map { size in
      defer { x += size.width + gap }
      return CGRect(
        x: x,
        y: position + (height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
  }
}

extension CGRect {
  /// The rectangle with its axes exchanged.
  fileprivate var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension CGFloat {
  /// The value as a length: 0 if it is negative or not finite.
  var asLength: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}

/// Asks the delegate of a flow layout for the lengths of a section.
@MainActor
struct FlowMetricsSource {
  let layout: UICollectionViewFlowLayout
  let collectionView: UICollectionView

  // choice: flow-estimated-size
  /// The size of an item before it is measured, for an automatic estimate.
  private static let automaticEstimate = CGSize(width: 50, height: 50)

  /// Returns the lengths of a section.
  func metrics(ofSection section: Int, extra: UIEdgeInsets) -> FlowMetrics {
    let estimate = layout.estimatedItemSize
    let automatic = UICollectionViewFlowLayout.automaticSize
    let uniform =
      estimate == .zero
      ? layout.itemSize : (estimate == automatic ? Self.automaticEstimate : estimate)
    var metrics = FlowMetrics(
      uniformSize: uniform.sanitized,
      inset: layout.sectionInset,
      lineSpacing: layout.minimumLineSpacing,
      itemSpacing: layout.minimumInteritemSpacing,
      header: layout.headerReferenceSize,
      footer: layout.footerReferenceSize
    )
    if let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout {
      ask(delegate, section, &metrics)
    }
    metrics.inset = (metrics.inset + extra).sanitized
    metrics.lineSpacing = metrics.lineSpacing.asLength
    metrics.itemSpacing = metrics.itemSpacing.asLength
    return metrics
  }

  private func ask(
    _ delegate: any UICollectionViewDelegateFlowLayout,
    _ section: Int,
    _ metrics: inout FlowMetrics
  ) {
    let count = collectionView.numberOfItems(inSection: section)
    let runtime = collectionView.life.runtime
    var sizes: [CGSize] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = runtime.invokeOptional(delegate, .sizeForItem, text: path.traceText) {
        delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path)
      }
      guard let size else { break }
      sizes.append(size.sanitized)
    }
    if sizes.count == count, count > 0 {
      metrics.uniformSize = sizes.allSatisfy { $0 == sizes[0] } ? sizes[0] : nil
      metrics.sizes = sizes
    }
    metrics.inset =
      delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
    metrics.lineSpacing = delegate.collectionView(
      collectionView,
      layout: layout,
      minimumLineSpacingForSectionAt: section
    )
    metrics.itemSpacing = delegate.collectionView(
      collectionView,
      layout: layout,
      minimumInteritemSpacingForSectionAt: section
    )
    metrics.header = delegate.collectionView(
      collectionView,
      layout: layout,
      referenceSizeForHeaderInSection: section
    )
    metrics.footer = delegate.collectionView(
      collectionView,
      layout: layout,
      referenceSizeForFooterInSection: section
    )
  }
}

extension CGSize {
  /// The size with sides that are finite and not negative.
  var sanitized: CGSize { CGSize(width: width.asLength, height: height.asLength) }
}

extension UIEdgeInsets {
  /// The insets with finite distances.
  var sanitized: UIEdgeInsets {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return UIEdgeInsets(
      top: finite(top),
      left: finite(left),
      bottom: finite(bottom),
      right: finite(right)
    )
  }
}
