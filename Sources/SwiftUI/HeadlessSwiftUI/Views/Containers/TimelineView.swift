public import Foundation

/// A view that updates at points in time
/// (developer.apple.com/documentation/swiftui/timelineview).
///
/// The content is evaluated once, with the date at which time is zero.
public struct TimelineView<Schedule, Content: View> {
  /// The values that the content can read.
  public struct Context {
    /// The date of the update.
    public let date: Date
  }

  private let content: (Context) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }
}

extension TimelineView: PrimitiveView {
  // choice: timeline-view-once
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(content(Context(date: Date(timeIntervalSinceReferenceDate: 0))))
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    OverlayingLayout(alignment: .topLeading)
  }
}
