/// Builds a view from a block of views (developer.apple.com/documentation/swiftui/viewbuilder).
@resultBuilder @MainActor @preconcurrency
public enum ViewBuilder {
  public nonisolated static func buildExpression<Content: View>(
    _ content: Content
  ) -> Content { content }

  public nonisolated static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a block of one view.
  public nonisolated static func buildBlock<Content: View>(
    _ content: Content
  ) -> Content { content }

  /// Builds a block of several views.
  public nonisolated static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds an `if` without `else`.
  public nonisolated static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a condition.
  public nonisolated static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// Builds the second branch of a condition.
  public nonisolated static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// Builds a block with limited availability.
  public nonisolated static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
