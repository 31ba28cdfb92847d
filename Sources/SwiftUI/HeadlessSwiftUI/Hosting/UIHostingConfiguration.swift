public import Foundation
public import HeadlessUIKit

/// A content configuration that shows a SwiftUI view in a cell
/// (developer.apple.com/documentation/swiftui/uihostingconfiguration).
///
/// The view appears when the cell's content comes into a window, and disappears when it leaves it.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var margins = UIListContentConfiguration.cell().directionalLayoutMargins
  private var minimum = CGSize.zero

  /// Creates a configuration of a view, without a background.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  private func with<New: View>(background: New) -> UIHostingConfiguration<Content, New> {
    var new = UIHostingConfiguration<Content, New>(content: content, background: background)
    new.margins = margins
    new.minimum = minimum
    return new
  }

  /// Shows a view behind the content, up to the edges of the cell.
  public func background<New: View>(
    @ViewBuilder content: () -> New
  ) -> UIHostingConfiguration<Content, New> { with(background: content()) }

  /// Shows a color behind the content, up to the edges of the cell.
  public func background(_ style: Color) -> UIHostingConfiguration<Content, Color> {
    with(background: style)
  }

  /// Sets the distances of the content from edges of the cell, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var new = self
    if edges.contains(.top) { new.margins.top = insets.top }
    if edges.contains(.leading) { new.margins.leading = insets.leading }
    if edges.contains(.bottom) { new.margins.bottom = insets.bottom }
    if edges.contains(.trailing) { new.margins.trailing = insets.trailing }
    return new
  }

  /// Sets the distance of the content from edges of the cell, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the smallest size of the cell's content, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var new = self
    if let width { new.minimum.width = width }
    if let height { new.minimum.height = height }
    return new
  }

  /// Returns the configuration itself: the view reads no state of the cell.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns a view with the content and its background.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The view that shows a configuration.
  private final class HostingContentView: UIView, UIContentView {
    private var shown: UIHostingConfiguration
    private let contentView: _UIHostingView<Content>
    private let backgroundHost: _UIHostingView<Background>

    init(_ configuration: UIHostingConfiguration) {
      shown = configuration
      contentView = _UIHostingView(rootView: configuration.content)
      backgroundHost = _UIHostingView(rootView: configuration.background)
      super.init(frame: .zero)
      addSubview(backgroundHost)
      addSubview(contentView)
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
      get { shown }
      set {
        guard let new = newValue as? UIHostingConfiguration else { return }
        shown = new
        contentView.rootView = new.content
        backgroundHost.rootView = new.background
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      for host in [contentView.setAppeared, backgroundHost.setAppeared] { host(window != nil) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let margins = shown.margins
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      backgroundHost.frame = bounds
      contentView.frame = CGRect(
        x: isRightToLeft ? margins.trailing : margins.leading,
        y: margins.top,
        width: max(0, bounds.width - margins.leading - margins.trailing),
        height: max(0, bounds.height - margins.top - margins.bottom)
      )
    }

    override var intrinsicContentSize: CGSize {
      sizeThatFits(UIView.layoutFittingExpandedSize)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let margins = shown.margins
      let (width, height) = (margins.leading + margins.trailing, margins.top + margins.bottom)
      let inner = contentView.sizeThatFits(
        CGSize(width: max(0, size.width - width), height: UIView.layoutFittingExpandedSize.height)
      )
      return CGSize(
        width: max(shown.minimum.width, inner.width + width),
        height: max(shown.minimum.height, inner.height + height)
      )
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      guard targetSize.width.isFinite, targetSize.height.isFinite else { return .zero }
      let isWide = horizontalFittingPriority == .required
      let width = isWide ? targetSize.width : UIView.layoutFittingExpandedSize.width
      var size = sizeThatFits(CGSize(width: width, height: targetSize.height))
      if isWide { size.width = targetSize.width }
      if verticalFittingPriority == .required { size.height = targetSize.height }
      return size
    }
  }
}
