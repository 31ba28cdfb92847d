public import Foundation
public import TraceModel

/// A container with up to three columns, as UIKit's `UISplitViewController`
/// (developer.apple.com/documentation/uikit/uisplitviewcontroller).
///
/// It is expanded when it is created, and collapses when it is in a window of compact width: then
/// the primary navigation controller has the other columns on its stack. The commit follows each
/// change of the columns, of the display mode and of the width.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, ContainerForwarding, ContentOwner {
  /// The number of columns; the names and values of UIKit's `UISplitViewController.Style`.
  public enum Style: Int, Sendable {
    /// Two controllers in ``UISplitViewController/viewControllers``, as before iOS 14.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column; the names and values of UIKit's `UISplitViewController.Column`.
  public enum Column: Int, Sendable, CaseIterable {
    /// The first column.
    case primary = 0
    /// The column between the first and the last one.
    case supplementary = 1
    /// The last column.
    case secondary = 2
    /// The only column of a collapsed controller.
    case compact = 3
    /// The column of an inspector (iOS 26).
    case inspector = 4
  }

  /// The visible columns; the names and values of UIKit's `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Int, Sendable {
    /// Chosen by the system.
    case automatic = 0
    /// The secondary column.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns, which displace the secondary one.
    case twoDisplaceSecondary = 6

    /// The name of ``secondaryOnly`` before iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name of ``oneBesideSecondary`` before iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name of ``oneOverSecondary`` before iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns are placed; the names and values of UIKit's `UISplitViewController.SplitBehavior`.
  public enum SplitBehavior: Int, Sendable {
    /// Chosen by the system.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// Columns are displayed over the secondary column.
    case overlay = 2
    /// The secondary column is displaced.
    case displace = 3
  }

  /// The side of the primary column; the names and values of UIKit's
  /// `UISplitViewController.PrimaryEdge`.
  public enum PrimaryEdge: Int, Sendable {
    /// The primary column is at the leading edge.
    case leading = 0
    /// The primary column is at the trailing edge.
    case trailing = 1
  }

  /// The look of the primary column; the names and values of UIKit's
  /// `UISplitViewController.BackgroundStyle`.
  public enum BackgroundStyle: Int, Sendable {
    /// The default look.
    case none = 0
    /// The look of a sidebar.
    case sidebar = 1
  }

  /// The dimension that has no value of the app.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// The number of columns.
  public let style: Style
  var columns = SplitColumns()
  private(set) lazy var hosts = SplitHosts(owner: self)

  /// Creates a controller with two or three columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with two controllers; the nib's name and bundle are stored, but not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with two controllers, from a storyboard or xib.
  public required init?(coder: NSCoder) {
    style =
      switch coder.nibElement?["style"] {
      case "doubleColumn": .doubleColumn
      case "tripleColumn": .tripleColumn
      default: .unspecified
      }
    super.init(coder: coder)
    decode(coder, as: UISplitViewController.self)
  }

  @_spi(Runtime) open override class var subjectKind: SubjectKind { .splitViewController }

  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Whether only one column is displayed, because the width is compact.
  open var isCollapsed: Bool { columns.isCollapsed }

  // MARK: Columns

  /// The primary and the secondary controller; the primary one alone if the controller is
  /// collapsed.
  open var viewControllers: [UIViewController] {
    get { controllersOfColumns }
    set { replaceColumns(with: newValue) }
  }

  /// Sets the controller of a column.
  ///
  /// A controller of a column other than ``Column/compact`` is put on the stack of a new navigation
  /// controller, unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    enter(.setViewControllers) { setColumn(column, to: vc) }
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns.given[column] }

  /// Shows a column: a collapsed controller pushes or pops, another one changes its display mode.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column: a collapsed controller pops it, another one changes its display mode.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Whether a column is displayed.
  open func isShowing(_ column: Column) -> Bool { isDisplaying(column) }

  // MARK: Display mode

  /// The display mode that the app prefers.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { columns.shownMode = nil; setNeedsColumns() }
  }

  // choice: split-automatic-display-mode
  /// The display mode, from the preferred one and the width.
  open var displayMode: DisplayMode { resolvedDisplayMode }

  /// The behavior that the app prefers.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { setNeedsColumns() } }

  /// The behavior, from the preferred one and the width.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// The button that shows and hides the primary column.
  open var displayModeButtonItem: UIBarButtonItem { columns.displayModeButton(of: self) }

  // inert: no gesture shows a column
  /// Whether a gesture shows and hides the primary column.
  open var presentsWithGesture = true
  // inert: nothing is drawn
  /// Whether the bar shows a button for the secondary column alone.
  open var showsSecondaryOnlyButton = false
  // inert: nothing is drawn
  /// When the bar shows the button of the display mode.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  // inert: nothing is drawn
  /// The look of the primary column.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// When the bar shows the button of the display mode; the names and values of UIKit's
  /// `UISplitViewController.DisplayModeButtonVisibility`.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Chosen by the system.
    case automatic = 0
    /// The button is never displayed.
    case never = 1
    /// The button is always displayed.
    case always = 2
  }

  // MARK: Widths

  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The preferred width of the primary column, as a fraction of the whole.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { widthsDidChange() }
  }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The preferred width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The preferred width of the supplementary column, as a fraction of the whole.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { widthsDidChange() }
  }
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  private func widthsDidChange() { viewIfLoaded?.setNeedsLayout() }

  // MARK: Showing controllers

  /// Shows a controller in the primary column, unless the delegate shows it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    enter(.show, argument: vc.traceSubject) { showInPrimary(vc, sender: sender) }
  }

  /// Shows a controller in the secondary column, unless the delegate shows it; a collapsed
  /// controller lets its primary one show it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    enter(.showDetailViewController, argument: vc.traceSubject) { showDetail(vc, sender: sender) }
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwardBegin(true, animated: animated)
    setNeedsColumns()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for host in hosts.all { host.forwardEnd() }
    setNeedsColumns()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forwardBegin(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for host in hosts.all { host.forwardEnd() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsColumns()
  }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    setNeedsColumns()
  }

  private func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    for host in hosts.all { host.forwardBegin(isAppearing, animated: animated) }
  }

  package func layoutContent() { updateColumns() }

  package func releaseContent(of child: UIViewController) {
    for host in hosts.all { host.releaseContent(of: child) }
    setNeedsColumns()
  }

  @_spi(Runtime) open override func makeDefaultView() -> UIView { hosts.makeRootView() }
}
