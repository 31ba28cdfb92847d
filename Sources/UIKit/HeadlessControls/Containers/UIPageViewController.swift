@_spi(Runtime) import HeadlessCore
public import Foundation
public import TraceModel

// choice: page-turn-coordinator
/// A container that turns pages, as UIKit's `UIPageViewController`
/// (developer.apple.com/documentation/uikit/uipageviewcontroller).
///
/// One page is displayed at a time: a spine in the middle, with two pages, is not implemented. The
/// orders of the callbacks are from wangling.me, “The Inconsistent Order of View Transition Events”
/// (2014). By choice, a turn has a transition coordinator, whose completions run between the
/// did-callbacks and the parent callbacks as in a navigation controller: no log shows it.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, ContainerForwarding, ContentOwner {
  /// How a page turn looks.
  public enum TransitionStyle: Int, Sendable {
    /// The page curls like a sheet of paper.
    case pageCurl
    /// The pages scroll.
    case scroll
  }

  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages follow each other from left to right.
    case horizontal
    /// Pages follow each other from top to bottom.
    case vertical
  }

  /// The direction of a page turn.
  public enum NavigationDirection: Int, Sendable {
    /// The direction to the next page.
    case forward
    /// The direction to the previous page.
    case reverse
  }

  /// The position of the spine.
  public enum SpineLocation: Int, Sendable {
    /// The pages scroll without a spine.
    case none
    /// The spine is at the left or top edge.
    case min
    /// The spine is in the middle; reads as ``min``, because one page is displayed at a time.
    case mid
    /// The spine is at the right or bottom edge.
    case max
  }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The position of the spine: a ``SpineLocation`` or its raw value.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    /// The space between pages; it has no effect, because pages are not drawn.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  private(set) lazy var host = ContentHost(owner: self) { UIPageContentView() }
  /// The page that is displayed or will be.
  var page: UIViewController?
  /// The page turn in flight.
  var turn: PageTurn?
  /// The completions of pages that were set while the container was off the screen.
  var pendingCompletions: [(Bool) -> Void] = []

  /// How page turns look.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// The position of the spine; ``SpineLocation/none`` for pages that scroll.
  public let spineLocation: SpineLocation
  /// The source of the pages that gestures turn to.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { neighbors = PageNeighbors() } }
  }
  /// The pages beside the displayed one that the data source has returned.
  var neighbors = PageNeighbors()
  /// The delegate that is notified about page turns by gesture.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  // inert: nothing is drawn
  /// Whether the back of a page is another page.
  open var isDoubleSided = false

  /// Creates a page controller without a page.
  ///
  /// - Parameters:
  ///   - style: How page turns look.
  ///   - navigationOrientation: The axis along which pages are turned.
  ///   - options: The position of the spine; other options have no effect.
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

  /// Creates a page controller that curls horizontally.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page controller that curls horizontally, from a storyboard or xib.
  public required init?(coder: NSCoder) {
    let element = coder.nibElement
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    let isMaximum = element?["spineLocation"] == "max"
    spineLocation = transitionStyle == .scroll ? .none : isMaximum ? .max : .min
    super.init(coder: coder)
    decode(coder, as: UIPageViewController.self)
  }

  /// The page that is displayed or will be, in an array.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// Sets the page that is displayed.
  ///
  /// - Parameters:
  ///   - viewControllers: Exactly one page; UIKit throws for any other number, unless the view is not
  ///     loaded yet and there are no pages, which completes at once.
  ///   - direction: The direction of the animation.
  ///   - animated: Whether the turn is animated; otherwise the did-callbacks are sent at once,
  ///     before the page's first layout.
  ///   - completion: Receives whether the animation finished; `false` if another change interrupted
  ///     it.
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
    // A turn that a callback has begun sends the did-callbacks itself.
    if turn == nil { host.forwardEnd() }
    if host.displayed !== page { life.runtime.commit.enqueueContent(of: self) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    turn?.interrupt()
    host.forwardBegin(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.forwardEnd()
  }

  package func layoutContent() { showPageIfNeeded() }

  package func releaseContent(of child: UIViewController) {
    turn?.interrupt()
    if child === page { page = nil }
    host.releaseContent(of: child)
  }

  @_spi(Runtime) open override class var subjectKind: SubjectKind { .pageViewController }

  @_spi(Runtime) open override func makeDefaultView() -> UIView { host.makeRootView() }

  /// The pan with which a finger turns pages.
  private lazy var pan = FingerPan(
    allows: { [weak self] in self?.turns(with: $1) ?? false },
    follow: { [weak self] in self?.follow($0) }
  )

  /// A tap at an edge, which turns no page here.
  private lazy var tap = UITapGestureRecognizer()

  /// The recognizers of pages that curl: a pan and a tap; none for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [pan, tap] : []
  }

  @_spi(Runtime) open override func installGestures(on view: UIView) {
    if pan.view == nil { view.addGestureRecognizer(pan) }
  }
}
