package import Foundation

/// The layout of `VStack` and `HStack`.
///
/// Space is offered to the highest priority first, in it to the least flexible view first; each is
/// offered an equal part of what remains. Source: the description of stacks in “Composing custom
/// layouts with SwiftUI” (developer.apple.com, WWDC22 session 10056).
package struct StackLayout: BoxLayout, Equatable {
  let axis: Axis
  /// The guide across the axis.
  let alignment: AlignmentKey
  /// The distance between views; `nil` for the default one.
  let spacing: CGFloat?

  // choice: default-spacing
  /// The default distance between views in points; there is none beside a spacer.
  static let defaultSpacing: CGFloat = 8

  /// The layout of several views where one is expected.
  static let implicit = StackLayout(
    axis: .vertical,
    alignment: HorizontalAlignment.center.key,
    spacing: nil
  )

  /// The layout of the label of a control.
  static let label = StackLayout(
    axis: .horizontal,
    alignment: VerticalAlignment.center.key,
    spacing: nil
  )

  package var stackAxis: Axis? { axis }

  package func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    arrange(box.children, proposal).size
  }

  package func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    arrange(box.children, proposal).place(box.children, at: .zero)
  }

  package func guide(
    _ key: AlignmentKey,
    of box: LayoutBox,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    // The edges and the center of a stack are its own; a baseline or a guide of the app is that of
    // its first view with one.
    guard !key.isEdgeOrCenter else { return nil }
    let arrangement = arrange(box.children, proposal)
    for (index, child) in box.children.enumerated() {
      let dimensions = child.dimensions(for: arrangement.proposals[index])
      guard let position = dimensions.explicit(key) else { continue }
      let isVertical = key.isVertical
      let origin = arrangement.origins[index]
      return position + (isVertical ? origin.y : origin.x)
    }
    return nil
  }

  /// The distances before each view.
  private func distances(_ boxes: [LayoutBox]) -> [CGFloat] {
    boxes.indices.map { index in
      guard index > 0 else { return 0 }
      if let spacing { return spacing.finite }
      let isBesideSpacer = boxes[index].isSpacer || boxes[index - 1].isSpacer
      return isBesideSpacer ? 0 : Self.defaultSpacing
    }
  }

  /// Measures views in a line.
  func arrange(_ boxes: [LayoutBox], _ proposal: ProposedViewSize) -> LineArrangement {
    let distances = distances(boxes)
    let proposals = proposals(for: boxes, proposal, distances.reduce(0, +))
    var result = LineArrangement(proposals: proposals)
    let dimensions = zip(boxes, proposals).map { $0.dimensions(for: $1) }
    let positions = dimensions.map { $0.position(of: alignment) }
    let lengths = dimensions.map { CGSize(width: $0.width, height: $0.height) }
    let before = positions.max() ?? 0
    let after = zip(lengths, positions).map { $0[axis.other] - $1 }.max() ?? 0
    result.size[axis.other] = after.isNaN ? .infinity : max(0, before + after)
    var position: CGFloat = 0
    for (index, size) in lengths.enumerated() {
      position += distances[index]
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = before - positions[index]
      result.origins.append(origin)
      position += size[axis]
    }
    result.size[axis] = position
    return result
  }

  private func proposals(
    for boxes: [LayoutBox],
    _ proposal: ProposedViewSize,
    _ spacing: CGFloat
  ) -> [ProposedViewSize] {
    guard let length = proposal[axis], length.isFinite else {
      return boxes.map { _ in proposal }
    }
    var proposals = boxes.map { _ in proposal }
    let children = boxes.enumerated().map { Child(index: $0, box: $1, proposal, axis) }
    let groups = Dictionary(grouping: children, by: \.priority).sorted { $0.key > $1.key }
    var reserved = groups.dropFirst().flatMap(\.value).reduce(0) { $0 + $1.minimum }
    var remaining = length - spacing
    for (number, group) in groups.enumerated() {
      if number > 0 { reserved -= group.value.reduce(0) { $0 + $1.minimum } }
      var available = remaining - reserved
      let sorted = group.value.sorted {
        ($0.flexibility, $0.index) < ($1.flexibility, $1.index)
      }
      for (number, child) in sorted.enumerated() {
        let share = max(0, available / CGFloat(sorted.count - number))
        // The size of an inflexible view does not depend on its share; the proposal that was
        // measured keeps its size valid when other views change.
        proposals[child.index][axis] = child.flexibility == 0 ? .infinity : share
        let used =
          child.flexibility == 0
          ? child.minimum : boxes[child.index].size(for: proposals[child.index])[axis]
        available -= used
        remaining -= used
      }
    }
    return proposals
  }

  private struct Child {
    let index: Int
    let minimum: CGFloat
    let flexibility: CGFloat
    let priority: Double

    @MainActor
    init(index: Int, box: LayoutBox, _ proposal: ProposedViewSize, _ axis: Axis) {
      self.index = index
      var least = proposal
      least[axis] = 0
      var greatest = proposal
      greatest[axis] = .infinity
      minimum = box.size(for: least)[axis].finite
      let difference = box.size(for: greatest)[axis] - minimum
      flexibility = difference.isNaN ? 0 : max(0, difference)
      priority = box.priority
    }
  }
}

/// Measured views in a line.
@MainActor
struct LineArrangement {
  let proposals: [ProposedViewSize]
  var origins: [CGPoint] = []
  var size = CGSize.zero

  init(proposals: [ProposedViewSize]) {
    self.proposals = proposals
  }

  /// Places the views relative to a point.
  func place(_ boxes: [LayoutBox], at point: CGPoint) {
    for (index, box) in boxes.enumerated() {
      let origin = origins[index]
      box.place(
        at: CGPoint(x: point.x + origin.x, y: point.y + origin.y),
        proposal: proposals[index]
      )
    }
  }
}

/// The layout of `ZStack`: all views are offered the whole space.
package struct OverlayingLayout: BoxLayout, Equatable {
  let alignment: Alignment

  package func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    extent(box, proposal).size
  }

  package func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    let extent = extent(box, proposal)
    for child in box.children {
      let dimensions = child.dimensions(for: proposal)
      child.place(
        at: CGPoint(
          x: extent.x - dimensions.position(of: alignment.horizontal.key),
          y: extent.y - dimensions.position(of: alignment.vertical.key)
        ),
        proposal: proposal
      )
    }
  }

  /// The guides of the stack and its size.
  private func extent(
    _ box: LayoutBox,
    _ proposal: ProposedViewSize
  ) -> (x: CGFloat, y: CGFloat, size: CGSize) {
    let dimensions = box.children.map { $0.dimensions(for: proposal) }
    let horizontal = dimensions.map { $0.position(of: alignment.horizontal.key) }
    let vertical = dimensions.map { $0.position(of: alignment.vertical.key) }
    let x = horizontal.max() ?? 0
    let y = vertical.max() ?? 0
    let right = zip(dimensions, horizontal).map { $0.width - $1 }.max() ?? 0
    let bottom = zip(dimensions, vertical).map { $0.height - $1 }.max() ?? 0
    let size = CGSize(
      width: right.isNaN ? .infinity : x + right,
      height: bottom.isNaN ? .infinity : y + bottom
    )
    return (x, y, size)
  }
}
