public import Foundation

/// A modifier that changes the size or the position of its content.
package struct LayoutModifier<Layout: BoxLayout>: ViewModifier, PrimitiveModifier {
  /// The name of the modifier, as in SwiftUI.
  package let name: String
  /// The arguments in words.
  package let value: String
  let layout: Layout

  package var attribute: (name: String, value: String)? { (name, value) }

  package func makeLayout(for node: Node) -> (any BoxLayout)? { layout }
}

extension View {
  private func layout<Layout: BoxLayout>(
    _ name: String,
    _ value: some Any,
    _ layout: Layout
  ) -> some View {
    modifier(LayoutModifier(name: name, value: "\(value)", layout: layout))
  }

  // choice: default-padding
  /// Adds space at edges: 16 points by default.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets((length ?? 16).finite, edges))
  }

  /// Adds space at all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds space at the edges.
  public func padding(_ insets: EdgeInsets) -> some View {
    layout("padding", insets.text, PaddingLayout(insets: insets))
  }

  /// Sets a fixed width or height; `nil` keeps the length of the view.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let lengths = [("width", width), ("height", height)]
    return layout(
      "frame",
      lengths.words,
      FixedFrameLayout(
        width: width.map { max(0, $0.finite) },
        height: height.map { max(0, $0.finite) },
        alignment: alignment
      )
    )
  }

  /// Does nothing; a frame needs an argument.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { self }

  /// Sets limits of width and height.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let lengths = [
      ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth),
      ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight),
    ]
    return layout(
      "frame",
      lengths.words,
      FlexibleFrameLayout(
        width: LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment
      )
    )
  }

  /// Moves the view; other views are laid out as if it had not moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layout("offset", "\(x.text), \(y.text)", OffsetLayout(x: x.finite, y: y.finite))
  }

  /// Moves the view; other views are laid out as if it had not moved.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Places the center of the view at a point of the offered space.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layout("position", "\(x.text), \(y.text)", PositionLayout(x: x.finite, y: y.finite))
  }

  /// Places the center of the view at a point of the offered space.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Sets the size to the ideal size along axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layout(
      "fixedSize",
      (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : []),
      FixedSizeLayout(horizontal: horizontal, vertical: vertical)
    )
  }

  /// Sets the size to the ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Sets the ratio of width to height; `nil` is the ratio of the ideal size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    layout(
      "aspectRatio",
      "\(ratio?.text ?? "ideal") \(contentMode)",
      AspectRatioLayout(ratio: ratio, mode: contentMode)
    )
  }

  /// Sets the ratio of width to height to that of a size.
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.height > 0 ? ratio.width / ratio.height : nil, contentMode: contentMode)
  }

  /// Scales the view so that it fits into the offered size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view so that it fills the offered size.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the order in which stacks offer space: the highest priority first.
  public func layoutPriority(_ value: Double) -> some View {
    layout(
      "layoutPriority",
      CGFloat(value).text,
      PriorityLayout(priority: value.isFinite ? value : 0)
    )
  }

  /// Extends the view into the safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    layout("ignoresSafeArea", edges.words, SafeAreaLayout(edges: edges))
  }

  /// Extends the view into the safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    layout("edgesIgnoringSafeArea", edges.words, SafeAreaLayout(edges: edges))
  }

  /// Sets the position of an alignment guide.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout("alignmentGuide", "horizontal", GuideLayout(key: guide.key, compute: computeValue))
  }

  /// Sets the position of an alignment guide.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout("alignmentGuide", "vertical", GuideLayout(key: guide.key, compute: computeValue))
  }
}

extension [(String, CGFloat?)] {
  /// The lengths that are not `nil`, with their names.
  fileprivate var words: String {
    compactMap { name, length in length.map { "\(name) \($0.text)" } }.joined(separator: ", ")
  }
}

extension Edge.Set {
  package var words: String {
    if self == .all { return "all" }
    return Edge.allCases.filter { contains(Edge.Set($0)) }.map { "\($0)" }.joined(separator: ", ")
  }
}

/// How content is scaled (developer.apple.com/documentation/swiftui/contentmode).
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// The parts of the safe area (developer.apple.com/documentation/swiftui/safearearegions).
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The bars and the rounded corners of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All parts.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
