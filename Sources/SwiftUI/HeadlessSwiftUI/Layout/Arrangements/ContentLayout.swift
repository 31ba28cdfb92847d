package import Foundation

/// The layout of a modifier, whose first child is the content.
///
/// Alignment guides of the content are those of the modifier.
@MainActor @preconcurrency
package protocol ContentLayout: BoxLayout {
  func contentProposal(_ proposal: ProposedViewSize, _ content: LayoutBox) -> ProposedViewSize

  /// Returns the size of the modifier.
  func size(content: CGSize, proposal: ProposedViewSize) -> CGSize

  /// Returns the position of the content in the modifier.
  func origin(content: ViewDimensions, size: CGSize) -> CGPoint
}

extension ContentLayout {
  package func contentProposal(
    _ proposal: ProposedViewSize,
    _ content: LayoutBox
  ) -> ProposedViewSize { proposal }

  package func size(content: CGSize, proposal: ProposedViewSize) -> CGSize { content }

  package func origin(content: ViewDimensions, size: CGSize) -> CGPoint { .zero }

  package func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    guard let content = box.children.first else { return .zero }
    return size(
      content: content.size(for: contentProposal(proposal, content)),
      proposal: proposal
    )
  }

  package func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    guard let content = box.children.first else { return }
    let inner = contentProposal(proposal, content)
    content.place(
      at: origin(content: content.dimensions(for: inner), size: size),
      proposal: inner
    )
  }

  package func guide(
    _ key: AlignmentKey,
    of box: LayoutBox,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content = box.children.first else { return nil }
    let dimensions = content.dimensions(for: contentProposal(proposal, content))
    guard let position = dimensions.explicit(key) else { return nil }
    let origin = origin(content: dimensions, size: size)
    return position + (key.isVertical ? origin.y : origin.x)
  }
}

extension AlignmentKey {
  /// Whether the guide is one of the vertical axis, among those of the framework.
  ///
  /// The axis of a guide of the app is that of the modifier that sets it.
  var isVertical: Bool {
    Self.vertical.contains(self)
  }

  /// Whether the guide is an edge or the center.
  var isEdgeOrCenter: Bool { Self.edges.contains(self) }

  private static let edges: Set<AlignmentKey> = [
    VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key,
  ]

  private static let vertical: Set<AlignmentKey> = [
    VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]
}

extension Alignment {
  /// Returns the position of content in a rectangle.
  func origin(of content: ViewDimensions, in size: CGSize) -> CGPoint {
    let outer = ViewDimensions(width: size.width, height: size.height) { _ in nil }
    let x = outer.position(of: horizontal.key) - content.position(of: horizontal.key)
    let y = outer.position(of: vertical.key) - content.position(of: vertical.key)
    return CGPoint(x: x.finite, y: y.finite)
  }
}

struct PaddingLayout: ContentLayout, Equatable {
  let insets: EdgeInsets

  func contentProposal(_ proposal: ProposedViewSize, _ content: LayoutBox) -> ProposedViewSize {
    proposal.inset(by: insets)
  }

  func size(content: CGSize, proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom
    )
  }

  func origin(content: ViewDimensions, size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading.finite, y: insets.top.finite)
  }
}

/// The layout of `frame(width:height:alignment:)`.
struct FixedFrameLayout: ContentLayout, Equatable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func contentProposal(_ proposal: ProposedViewSize, _ content: LayoutBox) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(content: CGSize, proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  func origin(content: ViewDimensions, size: CGSize) -> CGPoint {
    alignment.origin(of: content, in: size)
  }
}

/// The least, the ideal and the maximum length of a flexible frame.
struct LengthLimits: Equatable {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    let least = minimum.map { $0.isNaN ? 0 : max(0, $0) }
    self.minimum = least
    self.maximum = maximum.map { $0.isNaN ? .infinity : max($0, least ?? 0) }
    self.ideal = ideal.map { $0.finite }
  }

  private func limited(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// The proposal for the content.
  func proposal(_ proposal: CGFloat?) -> CGFloat? {
    guard let length = proposal ?? ideal else { return nil }
    return limited(length)
  }

  /// The length of the frame: the offered one within the limits that are set; on a side without a
  /// limit, that of the content.
  func length(content: CGFloat, proposal: CGFloat?) -> CGFloat {
    guard minimum != nil || maximum != nil else {
      return proposal == nil ? ideal ?? content : content
    }
    guard let proposal = proposal ?? ideal else { return limited(content) }
    let least = minimum ?? min(content, maximum ?? .infinity)
    let greatest = maximum ?? max(content, least)
    return max(least, min(greatest, proposal))
  }
}

struct FlexibleFrameLayout: ContentLayout, Equatable {
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  func contentProposal(_ proposal: ProposedViewSize, _ content: LayoutBox) -> ProposedViewSize {
    ProposedViewSize(
      width: width.proposal(proposal.width),
      height: height.proposal(proposal.height)
    )
  }

  func size(content: CGSize, proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: width.length(content: content.width, proposal: proposal.width),
      height: height.length(content: content.height, proposal: proposal.height)
    )
  }

  func origin(content: ViewDimensions, size: CGSize) -> CGPoint {
    alignment.origin(of: content, in: size)
  }
}

struct OffsetLayout: ContentLayout, Equatable {
  let x: CGFloat
  let y: CGFloat

  func origin(content: ViewDimensions, size: CGSize) -> CGPoint { CGPoint(x: x, y: y) }

  // The guides stay where they would be without the offset.
  func guide(
    _ key: AlignmentKey,
    of box: LayoutBox,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    box.children.first?.dimensions(for: proposal).explicit(key)
  }
}

struct PositionLayout: ContentLayout, Equatable {
  let x: CGFloat
  let y: CGFloat

  func size(content: CGSize, proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content)
  }

  func origin(content: ViewDimensions, size: CGSize) -> CGPoint {
    CGPoint(x: x - content.width.finite / 2, y: y - content.height.finite / 2)
  }
}

struct FixedSizeLayout: ContentLayout, Equatable {
  let horizontal: Bool
  let vertical: Bool

  func contentProposal(_ proposal: ProposedViewSize, _ content: LayoutBox) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }
}

struct AspectRatioLayout: ContentLayout, Equatable {
  let ratio: CGFloat?
  let mode: ContentMode

  func contentProposal(_ proposal: ProposedViewSize, _ content: LayoutBox) -> ProposedViewSize {
    let ideal = content.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let isWide = width / ratio > height
      let usesHeight = (mode == .fit) == isWide
      let length = usesHeight ? height : width
      guard length.isFinite else {
        return ProposedViewSize(width: width, height: height)
      }
      return usesHeight
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil): return ProposedViewSize(ideal)
    }
  }
}

struct PriorityLayout: ContentLayout, Equatable {
  let priority: Double
}

/// The layout of `alignmentGuide`.
struct GuideLayout: ContentLayout {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  // Closures cannot be compared.
  func isEqual(to other: any BoxLayout) -> Bool { false }

  func guide(
    _ key: AlignmentKey,
    of box: LayoutBox,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content = box.children.first?.dimensions(for: proposal) else { return nil }
    return key == self.key ? compute(content).finite : content.explicit(key)
  }
}

/// The layout of `ignoresSafeArea`: content at the edge of the safe area extends beyond it.
struct SafeAreaLayout: ContentLayout, Equatable {
  let edges: Edge.Set

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    guard let content = box.children.first else { return }
    let surface = box.node.context.surface.layout
    let safe = surface.safeFrame
    let area = surface.safeArea
    let frame = CGRect(origin: box.originInHost, size: size)
    var insets = EdgeInsets()
    if edges.contains(.top), abs(frame.minY - safe.minY) < 0.5 { insets.top = area.top }
    if edges.contains(.bottom), abs(frame.maxY - safe.maxY) < 0.5 { insets.bottom = area.bottom }
    if edges.contains(.leading), abs(frame.minX - safe.minX) < 0.5 { insets.leading = area.leading }
    if edges.contains(.trailing), abs(frame.maxX - safe.maxX) < 0.5 {
      insets.trailing = area.trailing
    }
    let outer = CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom
    )
    let inner = ProposedViewSize(outer)
    let origin = Alignment.center.origin(of: content.dimensions(for: inner), in: outer)
    content.place(
      at: CGPoint(x: origin.x - insets.leading, y: origin.y - insets.top),
      proposal: inner
    )
  }
}

/// The layout of `background` and `overlay`: further children are offered the size of the content.
struct DecorationLayout: ContentLayout, Equatable {
  let alignment: Alignment

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    guard let content = box.children.first else { return }
    content.place(at: .zero, proposal: proposal)
    let inner = ProposedViewSize(size)
    for decoration in box.children.dropFirst() {
      let dimensions = decoration.dimensions(for: inner)
      decoration.place(at: alignment.origin(of: dimensions, in: size), proposal: inner)
    }
  }
}

/// The layout of `safeAreaInset`: the content is offered the space that the inset leaves.
struct InsetLayout: ContentLayout, Equatable {
  let isTop: Bool
  let alignment: AlignmentKey
  let spacing: CGFloat

  private func inset(_ box: LayoutBox, _ width: CGFloat?) -> (LayoutBox, ProposedViewSize)? {
    box.children.dropFirst().first.map { ($0, ProposedViewSize(width: width, height: nil)) }
  }

  private func length(_ box: LayoutBox, _ width: CGFloat?) -> CGFloat {
    inset(box, width).map { $0.0.size(for: $0.1).height.finite + spacing } ?? 0
  }

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    guard let content = box.children.first else { return .zero }
    let length = length(box, proposal.width)
    var size = content.size(
      for: ProposedViewSize(width: proposal.width, height: proposal.height.map { $0 - length })
    )
    size.height += length
    return size
  }

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    guard let content = box.children.first else { return }
    let length = length(box, proposal.width)
    content.place(
      at: CGPoint(x: 0, y: isTop ? length : 0),
      proposal: ProposedViewSize(width: proposal.width, height: proposal.height.map { $0 - length })
    )
    guard let (inset, inner) = inset(box, proposal.width) else { return }
    let dimensions = inset.dimensions(for: inner)
    let outer = ViewDimensions(width: size.width, height: size.height) { _ in nil }
    inset.place(
      at: CGPoint(
        x: outer.position(of: alignment) - dimensions.position(of: alignment),
        y: isTop ? 0 : size.height - dimensions.height
      ),
      proposal: inner
    )
  }
}
