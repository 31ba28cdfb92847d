import Foundation

/// A leaf of a group: an item with its frame in the group.
struct GroupLeaf {
  var frame: CGRect
  /// The item; `nil` in a custom group.
  let item: NSCollectionLayoutItem?
}

/// Computes the frames of the items of a group.
@MainActor
struct GroupArranger {
  /// The maximum number of items in one group.
  private static let limit = 10_000

  let environment: CompositionalEnvironment
  /// Returns the size that the cell of an item prefers.
  let measured: (Int) -> CGSize?
  /// The index of the next item in the section.
  var next: Int
  /// The index at which the section ends.
  let end: Int
  private(set) var leaves: [GroupLeaf] = []

  init(
    environment: CompositionalEnvironment,
    from first: Int,
    to end: Int,
    measured: @escaping (Int) -> CGSize?
  ) {
    self.environment = environment
    self.measured = measured
    next = first
    self.end = end
  }

  /// Arranges an item or group.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - container: The size to which fractions refer.
  ///   - origin: The origin of the item in the section.
  ///   - share: The size of the item, if the items of the enclosing group share its length.
  /// - Returns: The size of the item or group.
  mutating func arrange(
    _ item: NSCollectionLayoutItem,
    in container: CGSize,
    at origin: CGPoint,
    share: CGSize? = nil
  ) -> CGSize {
    guard let group = item as? NSCollectionLayoutGroup else {
      return arrangeLeaf(item, in: container, at: origin, share: share)
    }
    var size = group.layoutSize.size(in: container)
    if let share { size = share }
    let insets = group.contentInsets
    let inner = CGSize(
      width: (size.width - insets.leading - insets.trailing).asLength,
      height: (size.height - insets.top - insets.bottom).asLength
    )
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let used: CGSize
    switch group.arrangement {
    case .horizontal: used = line(group, inner, start, isHorizontal: true)
    case .vertical: used = line(group, inner, start, isHorizontal: false)
    case .custom(let provider): used = custom(provider, size, start)
    }
    if group.layoutSize.widthDimension.isEstimated, share == nil {
      size.width = used.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated, share == nil {
      size.height = used.height + insets.top + insets.bottom
    }
    return size
  }

  private mutating func arrangeLeaf(
    _ item: NSCollectionLayoutItem,
    in container: CGSize,
    at origin: CGPoint,
    share: CGSize?
  ) -> CGSize {
    let size = share ?? item.layoutSize.size(in: container, measured: measured(next))
    let insets = item.contentInsets
    // Insets have no effect along a dimension that is measured.
    let isWide = item.layoutSize.widthDimension.isEstimated
    let isHigh = item.layoutSize.heightDimension.isEstimated
    let leading = isWide ? 0 : insets.leading
    let top = isHigh ? 0 : insets.top
    let frame = CGRect(
      x: origin.x + leading,
      y: origin.y + top,
      width: (size.width - leading - (isWide ? 0 : insets.trailing)).asLength,
      height: (size.height - top - (isHigh ? 0 : insets.bottom)).asLength
    )
    leaves.append(GroupLeaf(frame: frame, item: item))
    next += 1
    return size
  }

  /// Arranges the subitems one after the other.
  private mutating func line(
    _ group: NSCollectionLayoutGroup,
    _ inner: CGSize,
    _ start: CGPoint,
    isHorizontal: Bool
  ) -> CGSize {
    guard !group.subitems.isEmpty else { return .zero }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = isHorizontal ? inner.width : inner.height
    let isOpen =
      isHorizontal
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    var share: CGFloat?
    if let count = group.count, group.sharesLength, !isOpen {
      share = ((length - spacing * CGFloat(count - 1)) / CGFloat(count)).asLength
    }
    var used: CGFloat = 0
    var breadth: CGFloat = 0
    var placed: [(first: Int, last: Int)] = []
    var index = 0
    while next < end, leaves.count < Self.limit {
      if let count = group.count, index >= count { break }
      let cycle = group.subitems.count
      // An open group holds its subitems once.
      if group.count == nil, isOpen, index >= cycle { break }
      let item = group.subitems[index % cycle]
      let gap = index == 0 ? 0 : spacing
      let state = (next, leaves.count)
      let edges = EdgeDistances(item.edgeSpacing)
      let before = isHorizontal ? edges.leading : edges.top
      let position = used + gap + before
      let origin =
        isHorizontal
        ? CGPoint(x: start.x + position, y: start.y + edges.top)
        : CGPoint(x: start.x + edges.leading, y: start.y + position)
      let natural = item.layoutSize.size(in: inner)
      let shared = share.map {
        isHorizontal
          ? CGSize(width: $0, height: natural.height) : CGSize(width: natural.width, height: $0)
      }
      let size = arrange(item, in: inner, at: origin, share: item.isEstimated ? nil : shared)
      let after = isHorizontal ? edges.trailing : edges.bottom
      let itemLength = (isHorizontal ? size.width : size.height) + before + after
      // A subitem that no longer fits ends the group; the first round is always placed.
      if group.count == nil, !isOpen, index >= cycle || index > 0,
        used + gap + itemLength > length + 0.01
      {
        next = state.0
        leaves.removeLast(leaves.count - state.1)
        break
      }
      placed.append((state.1, leaves.count))
      used += gap + itemLength
      breadth = max(
        breadth,
        isHorizontal
          ? size.height + edges.top + edges.bottom : size.width + edges.leading + edges.trailing
      )
      index += 1
      if itemLength <= 0, group.count == nil, index >= cycle { break }
    }
    if let spacing = group.interItemSpacing, spacing.isFlexible, placed.count > 1, length > used {
      spread(placed, (length - used) / CGFloat(placed.count - 1), isHorizontal)
    }
    return isHorizontal
      ? CGSize(width: used, height: breadth) : CGSize(width: breadth, height: used)
  }

  /// Adds free space between subitems.
  private mutating func spread(
    _ placed: [(first: Int, last: Int)],
    _ gap: CGFloat,
    _ isHorizontal: Bool
  ) {
    for (index, range) in placed.enumerated() {
      let distance = CGFloat(index) * gap
      for leaf in range.first..<range.last {
        leaves[leaf].frame.origin.x += isHorizontal ? distance : 0
        leaves[leaf].frame.origin.y += isHorizontal ? 0 : distance
      }
    }
  }

  private mutating func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ size: CGSize,
    _ start: CGPoint
  ) -> CGSize {
    let space = CompositionalEnvironment(size: size, traits: environment.traitCollection)
    var used = CGSize.zero
    for item in provider(space) {
      guard next < end, leaves.count < Self.limit else { break }
      let frame = item.frame.offsetBy(dx: start.x, dy: start.y)
      leaves.append(GroupLeaf(frame: frame, item: nil))
      used.width = max(used.width, item.frame.maxX)
      used.height = max(used.height, item.frame.maxY)
      next += 1
    }
    return used
  }
}

/// The distances of an edge spacing.
@MainActor
private struct EdgeDistances {
  let leading: CGFloat
  let top: CGFloat
  let trailing: CGFloat
  let bottom: CGFloat

  init(_ spacing: NSCollectionLayoutEdgeSpacing?) {
    leading = spacing?.leading?.spacing ?? 0
    top = spacing?.top?.spacing ?? 0
    trailing = spacing?.trailing?.spacing ?? 0
    bottom = spacing?.bottom?.spacing ?? 0
  }
}
