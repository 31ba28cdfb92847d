public import Foundation

/// A size that a container offers to a view
/// (developer.apple.com/documentation/swiftui/proposedviewsize).
///
/// `nil` asks for the ideal length, 0 for the minimum one, infinity for the maximum one.
public struct ProposedViewSize: Hashable, Sendable {
  /// The offered width in points.
  public var width: CGFloat?
  /// The offered height in points.
  public var height: CGFloat?

  /// Creates a proposal; lengths that are not a number count as `nil`.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return max(0, length)
  }

  /// The proposal that asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the size of the proposal, with the lengths of a size instead of `nil`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      let length = Self.valid(newValue)
      if axis == .horizontal { width = length } else { height = length }
    }
  }

  /// Returns the proposal reduced by insets.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { $0 - insets.leading - insets.trailing },
      height: height.map { $0 - insets.top - insets.bottom }
    )
  }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
