public import Foundation

/// A view whose body is evaluated again only if its value is not equal
/// (developer.apple.com/documentation/swiftui/equatableview).
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) {
    self.content = content
  }

  package static var isElement: Bool { false }
  package static var isUnary: Bool { false }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(content)
  }
}

extension View where Self: Equatable {
  /// Evaluates the body again only if the value of the view is not equal.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view that updates at points in time
/// (developer.apple.com/documentation/swiftui/timelineview).
///
/// The content is evaluated once, with the date at which time is zero.
// choice: timeline-view-once
public struct TimelineView<Schedule, Content: View>: PrimitiveView {
  /// What the content can read.
  public struct Context {
    /// The date of the update.
    public let date: Date
  }

  private let content: (Context) -> Content

  /// Creates a view with a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(content(Context(date: Date(timeIntervalSinceReferenceDate: 0))))
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    OverlayingLayout(alignment: .topLeading)
  }
}

/// Shows the first child that fits into the offered size
/// (developer.apple.com/documentation/swiftui/viewthatfits).
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  package let content: Content

  /// Creates a view.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(content)
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? { FittingLayout(axes: axes) }
}
