public import Foundation

/// A view with content that can be larger than the view, as UIKit's `UIScrollView`
/// (developer.apple.com/documentation/uikit/uiscrollview).
///
/// The layout is that of UIKit: constraints between the edges of the scroll view and its content
/// determine ``contentSize``, those to its width, height or center refer to its frame
/// (developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG,
/// “Working with Scroll Views”). Gestures and the delegate are absent.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private var sizeStorage = CGSize.zero
  private var insetStorage = UIEdgeInsets.zero
  private var adjustedStorage = UIEdgeInsets.zero

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view from an archive; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // The content.

  /// The size of the content.
  ///
  /// Constraints of the content replace it in the next layout, for each axis that they determine.
  open var contentSize: CGSize {
    get { sizeStorage }
    set {
      guard newValue != sizeStorage, newValue.width.isFinite, newValue.height.isFinite else {
        return
      }
      sizeStorage = newValue
      updateAdjustedInset()
    }
  }

  /// The point of the content at the top left corner: the origin of the bounds.
  ///
  /// It is not limited to the content (EVERYDAY: an app measured that on iOS 18.2).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  // choice: scroll-offset-animated
  /// Sets ``contentOffset``, at once in each case.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The guide of the content, whose size is ``contentSize`` if constraints determine it.
  ///
  /// It begins at the origin of the content.
  open var contentLayoutGuide: UILayoutGuide {
    guide("UIScrollView-contentLayoutGuide")
  }

  /// The guide of the frame, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide {
    guide("UIScrollView-frameLayoutGuide")
  }

  // Insets.

  /// The distances by which the content can be scrolled beyond its edges.
  open var contentInset: UIEdgeInsets {
    get { insetStorage }
    set {
      guard newValue != insetStorage else { return }
      insetStorage = newValue
      updateAdjustedInset()
    }
  }

  /// ``contentInset`` with the part of the safe area that ``contentInsetAdjustmentBehavior`` adds.
  open var adjustedContentInset: UIEdgeInsets { adjustedStorage }

  /// Called after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// How the safe area is added to ``adjustedContentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
  }

  /// Adds the safe area to the insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// Sets the frames that constraints determine.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedInset()
  }

  // choice: scroll-offset-of-insets
  /// Computes the insets, and keeps content that rests at the top or left edge there.
  ///
  /// A scroll view with a safe area of 62 points begins at an offset of -62 in the layout in which it
  /// enters the window, as an app measured on iOS 18.2. Changes of ``contentInset`` alone do not move
  /// the content.
  private func updateAdjustedInset() {
    let old = adjustedStorage
    let new = insetStorage + consumedSafeArea
    guard new != old, new.isFinite else { return }
    adjustedStorage = new
    let safeAreaChange = new != insetStorage || old != .zero
    if safeAreaChange {
      var offset = contentOffset
      if offset.x == -old.left { offset.x = -new.left }
      if offset.y == -old.top { offset.y = -new.top }
      contentOffset = offset
    }
    adjustedContentInsetDidChange()
  }

  // choice: scroll-automatic-adjustment
  /// The part of the safe area that the adjustment adds.
  ///
  /// The automatic behavior is that of axes that can scroll, and always adds the safe area at the top
  /// and bottom in a navigation or tab bar controller, as Apple documents it.
  private var consumedSafeArea: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    let scrollsX = alwaysBounceHorizontal || sizeStorage.width > bounds.width
    var scrollsY = alwaysBounceVertical || sizeStorage.height > bounds.height
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic: scrollsY = scrollsY || isContentOfContainer
    case .scrollableAxes: break
    }
    return UIEdgeInsets(
      top: scrollsY ? area.top : 0,
      left: scrollsX ? area.left : 0,
      bottom: scrollsY ? area.bottom : 0,
      right: scrollsX ? area.right : 0
    )
  }

  /// Whether the scroll view is the view of a controller in a navigation or tab bar controller, or is
  /// in that view.
  private var isContentOfContainer: Bool {
    let controller = controllerStorage ?? superview?.controllerStorage
    return controller?.navigationController != nil || controller?.tabBarController != nil
  }

  // Scrolling.

  /// Whether the user can scroll; gestures are absent.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether scrolling goes beyond the edges and back.
  open var bounces = true
  /// Whether content that fits can be scrolled vertically.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
  }
  /// Whether content that fits can be scrolled horizontally.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
  }
  /// Whether scrolling is limited to one direction at a time.
  open var isDirectionalLockEnabled = false
  /// Whether a vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether a horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true

  /// How the safe area is added to the insets; the names and values of UIKit's
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// For axes that can scroll, and vertically in containers.
    case automatic = 0
    /// For axes that can scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// For both axes.
    case always = 3
  }
}

extension UIScrollView {
  private func guide(_ identifier: String) -> UILayoutGuide {
    if let guide = layoutGuides.first(where: { $0.identifier == identifier }) { return guide }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }
}

extension UIEdgeInsets {
  /// Whether all distances are finite.
  fileprivate var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}
