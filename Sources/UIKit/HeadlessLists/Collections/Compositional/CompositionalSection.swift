@_spi(Runtime) import HeadlessCore
import Foundation

/// The frames of one section of a compositional layout.
@MainActor
struct CompositionalSection {
  /// A header, a footer or another boundary item.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
  }

  let count: Int
  let definition: NSCollectionLayoutSection
  /// The begin and the end along the axis.
  let start: CGFloat
  private(set) var end: CGFloat = 0
  private(set) var boundaries: [Boundary] = []
  /// The rectangle of the section without headers and footers.
  private(set) var body = CGRect.zero
  /// The distance by which the groups of an orthogonal section are scrolled.
  var offset: CGFloat = 0
  /// The maximum ``offset``.
  private(set) var greatestOffset: CGFloat = 0
  private let places: ItemPlaces
  private let origin: CGPoint
  private let isVertical: Bool
  /// The items of the pattern, by which the supplementary items of an item are found.
  private let items: [NSCollectionLayoutItem?]

  var isOrthogonal: Bool { definition.orthogonalScrollingBehavior != .none }

  init(
    _ definition: NSCollectionLayoutSection,
    count: Int,
    start: CGFloat,
    environment: CompositionalEnvironment,
    isVertical: Bool,
    measuredItems: [Int: CGSize],
    measuredBoundary: (String) -> CGSize?
  ) {
    self.count = count
    self.definition = definition
    self.start = start
    self.isVertical = isVertical
    let isOrthogonal = definition.orthogonalScrollingBehavior != .none
    let insets = definition.contentInsets
    let container = environment.contentSize
    let inner = CGSize(
      width: (container.width - insets.leading - insets.trailing).asLength,
      height: (container.height - insets.top - insets.bottom).asLength
    )
    let along = isVertical != isOrthogonal
    let groups = SectionGroups(
      definition,
      count: count,
      inner: inner,
      environment: environment,
      isVertical: along,
      measured: measuredItems
    )
    places = groups.places
    items = groups.items
    let follows = definition.supplementariesFollowContentInsets
    let space = CGSize(
      width: isVertical && follows ? inner.width : container.width,
      height: !isVertical && follows ? inner.height : container.height
    )
    var position = start
    func frame(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ position: CGFloat) -> CGRect {
      let size = item.layoutSize.size(in: space, measured: measuredBoundary(item.elementKind))
      let point =
        isVertical
        ? CGPoint(x: follows ? insets.leading : 0, y: position)
        : CGPoint(x: position, y: follows ? insets.top : 0)
      return CGRect(
        x: point.x + item.offset.x,
        y: point.y + item.offset.y,
        width: size.width,
        height: size.height
      )
    }
    func isAtStart(_ alignment: NSRectAlignment) -> Bool {
      alignment.edges.contains(isVertical ? .top : .leading)
    }
    func isAtEnd(_ alignment: NSRectAlignment) -> Bool {
      alignment.edges.contains(isVertical ? .bottom : .trailing)
    }
    for item in definition.boundarySupplementaryItems where isAtStart(item.alignment) {
      let frame = frame(item, position)
      boundaries.append(Boundary(item: item, frame: frame))
      if item.extendsBoundary { position += isVertical ? frame.height : frame.width }
    }
    origin =
      isVertical
      ? CGPoint(x: insets.leading, y: position + insets.top)
      : CGPoint(x: position + insets.leading, y: insets.top)
    let length = isOrthogonal ? groups.breadth : groups.length
    let bodyStart = position
    position +=
      length
      + (isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing)
    body =
      isVertical
      ? CGRect(x: 0, y: bodyStart, width: container.width, height: position - bodyStart)
      : CGRect(x: bodyStart, y: 0, width: position - bodyStart, height: container.height)
    if isOrthogonal {
      greatestOffset = max(0, groups.length - (isVertical ? inner.width : inner.height))
    }
    for item in definition.boundarySupplementaryItems where !isAtStart(item.alignment) {
      let size = frame(item, 0).size
      if isAtEnd(item.alignment) {
        let isInside = !item.extendsBoundary
        let place = frame(item, position - (isInside ? (isVertical ? size.height : size.width) : 0))
        boundaries.append(Boundary(item: item, frame: place))
        if item.extendsBoundary { position += isVertical ? size.height : size.width }
      } else {
        let anchored = item.containerAnchor.frame(of: size, in: body)
        boundaries.append(
          Boundary(item: item, frame: anchored.offsetBy(dx: item.offset.x, dy: item.offset.y))
        )
      }
    }
    end = position
  }

  func frame(ofItem index: Int) -> CGRect {
    let frame = places.frame(index).offsetBy(dx: origin.x, dy: origin.y)
    guard isOrthogonal else { return frame }
    return isVertical ? frame.offsetBy(dx: -offset, dy: 0) : frame.offsetBy(dx: 0, dy: -offset)
  }

  /// Returns the indexes of the items in a rectangle.
  func items(in rect: CGRect) -> [Int] {
    var local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    if isOrthogonal {
      local = isVertical ? local.offsetBy(dx: offset, dy: 0) : local.offsetBy(dx: 0, dy: offset)
    }
    return places.items(in: local)
  }

  /// Returns the definition of an item; `nil` in a custom group.
  func item(at index: Int) -> NSCollectionLayoutItem? {
    items.isEmpty ? nil : items[index % items.count]
  }
}

/// The groups of a section, from zero on.
@MainActor
private struct SectionGroups {
  let places: ItemPlaces
  /// The length along the axis of the groups.
  let length: CGFloat
  /// The maximum extent of a group across the axis.
  let breadth: CGFloat
  let items: [NSCollectionLayoutItem?]

  init(
    _ section: NSCollectionLayoutSection,
    count: Int,
    inner: CGSize,
    environment: CompositionalEnvironment,
    isVertical: Bool,
    measured: [Int: CGSize]
  ) {
    let spacing = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
    guard section.group.isEstimated else {
      // Groups of fixed sizes are equal: one is a pattern for all.
      var arranger = GroupArranger(environment: environment, from: 0, to: .max) { _ in nil }
      let size = arranger.arrange(section.group, in: inner, at: .zero)
      let leaves = arranger.leaves
      let side = isVertical ? size.height : size.width
      let groups = leaves.isEmpty ? 0 : (count + leaves.count - 1) / leaves.count
      places = ItemPlaces(
        repeating: leaves.map(\.frame),
        distance: side + spacing,
        count: count,
        isVertical: isVertical
      )
      items = leaves.map(\.item)
      length = groups == 0 ? 0 : CGFloat(groups) * (side + spacing) - spacing
      breadth = groups == 0 ? 0 : (isVertical ? size.width : size.height)
      return
    }
    var frames: [CGRect] = []
    frames.reserveCapacity(count)
    var items: [NSCollectionLayoutItem?] = []
    var position: CGFloat = 0
    var breadth: CGFloat = 0
    while frames.count < count {
      var arranger = GroupArranger(environment: environment, from: frames.count, to: count) {
        measured[$0]
      }
      let origin = isVertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0)
      let size = arranger.arrange(section.group, in: inner, at: origin)
      guard !arranger.leaves.isEmpty else { break }
      frames += arranger.leaves.map(\.frame)
      items += arranger.leaves.map(\.item)
      position += (isVertical ? size.height : size.width) + spacing
      breadth = max(breadth, isVertical ? size.width : size.height)
    }
    places = ItemPlaces(frames: frames, isVertical: isVertical)
    self.items = items
    length = frames.isEmpty ? 0 : position - spacing
    self.breadth = breadth
  }
}
