@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A control that the user pulls down to refresh a scroll view, as UIKit's `UIRefreshControl`
/// (developer.apple.com/documentation/uikit/uirefreshcontrol).
///
/// Code that begins refreshing sends no `valueChanged` and does not move the content.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60

  /// Creates a control of 60 points of height.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIRefreshControl.self)
  }

  /// Whether the scroll view is refreshed.
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// Begins refreshing without sending `valueChanged`.
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// Begins refreshing as the user does who pulls the content down, and sends `valueChanged`.
  ///
  /// Nothing happens while the scroll view is refreshed, or while the control is disabled.
  package func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendValueChanged(with: nil)
  }

  @_spi(Runtime) open override var userActions: [UserAction] { [] }
}

extension UIScrollView {
  /// The control with which the user refreshes the content: a subview above the content.
  public var refreshControl: UIRefreshControl? {
    get { subviews.lazy.compactMap { $0 as? UIRefreshControl }.first }
    set {
      let old = refreshControl
      guard newValue !== old else { return }
      old?.removeFromSuperview()
      guard let control = newValue else { return }
      let height = control.bounds.height
      control.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
      control.autoresizingMask = .flexibleWidth
      insertSubview(control, at: 0)
    }
  }
}
