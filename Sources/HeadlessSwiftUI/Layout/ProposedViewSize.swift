public import Foundation

/// The size that a container offers to a view
/// (developer.apple.com/documentation/swiftui/proposedviewsize).
public struct ProposedViewSize: Equatable, Sendable {
  /// The width; `nil` for the ideal one.
  public var width: CGFloat?
  /// The height; `nil` for the ideal one.
  public var height: CGFloat?

  /// No space.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The ideal size of the view.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Space without a limit.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposal as a size, with another size for what is not specified.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
