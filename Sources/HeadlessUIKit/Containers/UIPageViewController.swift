public import Foundation
import TraceModel

/// A container that turns pages, as UIKit's `UIPageViewController`
/// (developer.apple.com/documentation/uikit/uipageviewcontroller).
///
/// One page is shown at a time: a spine in the middle, with two, is not built. The orders of the
/// callbacks are those of wangling.me, “The Inconsistent Order of View Transition Events” (2014).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, ContainerForwarding, ContentOwner {
  /// How a page is turned.
  public enum TransitionStyle: Int, Sendable {
    /// The page curls like paper.
    case pageCurl
    /// The pages scroll.
    case scroll
  }

  /// Along which axis pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the page before.
    case reverse
  }

  /// Where pages are bound.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: the pages scroll.
    case none
    /// At the left or top edge.
    case min
    /// In the middle; reads as ``min``, because one page is shown at a time.
    case mid
    /// At the right or bottom edge.
    case max
  }

  /// The names of options.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a key from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The place of the spine: a ``SpineLocation`` or its number.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    /// The space between pages; kept, because nothing is drawn.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  private(set) lazy var host = ContentHost(owner: self) { UIPageContentView() }
  /// The page that is shown or will be.
  var page: UIViewController?
  /// The page turn in flight.
  var turn: PageTurn?
  /// Completions of pages that were set off the screen.
  var waitingCompletions: [(Bool) -> Void] = []

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// Where pages are bound; ``SpineLocation/none`` for pages that scroll.
  public let spineLocation: SpineLocation
  /// Gives the pages that gestures turn to.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Hears of the gestures.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates a page controller without a page.
  ///
  /// - Parameters:
  ///   - style: How pages are turned.
  ///   - navigationOrientation: Along which axis.
  ///   - options: The place of the spine; the rest is not read.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let option = options?[.spineLocation]
    let spine =
      option as? SpineLocation ?? (option as? Int).flatMap { SpineLocation(rawValue: $0) }
    spineLocation = style == .scroll ? .none : spine == .max ? .max : .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page controller that curls, from side to side.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page controller that curls, from an archive; its values are not read here.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// The page that is shown or will be, in an array.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page: exactly one, for any other number UIKit throws.
  ///   - direction: Which way the animation goes.
  ///   - animated: Whether the turn takes time; without it the did-callbacks come at once, before
  ///     the page's first layout.
  ///   - completion: Hears whether the animation ran to its end: not when another change cut it
  ///     short.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    enter(.setViewControllers) {
      setPages(viewControllers ?? [], animated: animated, completion: completion)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if host.displayed === page {
      host.forwardBegin(true, animated: animated)
    } else {
      life.runtime.commit.enqueueContent(of: self)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A turn that a callback has begun meanwhile ends by itself.
    if turn == nil { host.forwardEnd() }
    if host.displayed !== page { life.runtime.commit.enqueueContent(of: self) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    settleTurn()
    host.forwardBegin(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.forwardEnd()
  }

  func layoutContent() { showPageIfNeeded() }

  func letGo(of child: UIViewController) {
    settleTurn()
    if child === page { page = nil }
    host.letGo(of: child)
  }

  override class var subjectKind: SubjectKind { .pageViewController }

  override func makeDefaultView() -> UIView { host.makeRootView() }
}
