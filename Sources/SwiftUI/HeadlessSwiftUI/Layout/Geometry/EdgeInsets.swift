public import Foundation

/// The distances from the edges of a rectangle
/// (developer.apple.com/documentation/swiftui/edgeinsets).
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top in points.
  public var top: CGFloat
  /// The distance from the leading edge in points.
  public var leading: CGFloat
  /// The distance from the bottom in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge in points.
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets of one length at some edges.
  package init(_ length: CGFloat, _ edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  /// The insets in words: one number if all are equal, or else each of them.
  package var text: String {
    if top == leading, top == bottom, top == trailing { return top.text }
    return [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ].filter { $0.1 != 0 }.map { "\($0.0) \($0.1.text)" }.joined(separator: ", ")
  }
}

extension CGFloat {
  /// The number with at most two decimals, such as `16` or `20.33`.
  package var text: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-∞" : "∞" }
    let rounded = (self * 100).rounded() / 100
    guard rounded == rounded.rounded(), rounded.magnitude < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }

  /// The number, or 0 if it is not finite.
  var finite: CGFloat { isFinite ? self : 0 }
}
