@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation
import TraceModel

/// A reusable header or footer of a section, as UIKit's `UITableViewHeaderFooterView`
/// (developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfigurableCell {
  /// A handler that configures a view for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState)
    -> Void

  /// The identifier of the pool to which the view returns.
  public nonisolated let reuseIdentifier: String?
  private var contentStorage: UIView?
  private var textStorage: UILabel?
  private var detailStorage: UILabel?
  var configuration = CellConfiguration()

  /// Creates a view for a pool.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
  }

  /// Creates a view from a storyboard or xib.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.nibElement?["reuseIdentifier"] ?? coder.nibReuseIdentifier
    super.init(coder: coder)
    decode(coder, as: UITableViewHeaderFooterView.self)
  }

  /// The view to which an app adds the content.
  open var contentView: UIView {
    if let contentStorage { return contentStorage }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentStorage = view
    addSubview(view)
    return view
  }

  /// The label of the title.
  open var textLabel: UILabel? {
    let label = textStorage ?? makeLabel()
    textStorage = label
    return label
  }

  /// The second label.
  open var detailTextLabel: UILabel? {
    let label = detailStorage ?? makeLabel()
    detailStorage = label
    return label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = UIFont.systemFont(ofSize: 13)
    contentView.addSubview(label)
    return label
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // Configurations.

  /// The configuration of the content; its view replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { setContentConfiguration(newValue) }
  }

  /// Returns the configuration of a header, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// Whether ``contentConfiguration`` is updated when the state changes.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }

  // inert: nothing is drawn
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { configuration.background = newValue }
  }

  /// Whether ``backgroundConfiguration`` is updated when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }

  /// Returns the background of a header or footer of the class.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }

  /// The state for which the view is configured.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Called when the view is configured and after each change of its state.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Schedules ``updateConfiguration(using:)`` for the next layout.
  open func setNeedsUpdateConfiguration() {
    configuration.isNeeded = true
    setNeedsLayout()
  }

  /// Called to configure the view for a state; overrides call super or set configurations.
  ///
  /// The base implementation calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    life.runtime.dispatcher.reached(.updateConfiguration, of: traceSubject)
    configurationUpdateHandler?(self, state)
  }

  func replaceContentView(with view: UIView) {
    contentStorage?.removeFromSuperview()
    contentStorage = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    setNeedsLayout()
  }

  /// Called before the view is dequeued for another section; overrides call super.
  open func prepareForReuse() {
    life.runtime.dispatcher.reached(.prepareForReuse, of: traceSubject)
  }

  /// Sets the frames of the content and of the labels.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentStorage?.frame = bounds
    let area = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
    textStorage?.frame = area
    detailStorage?.frame = area
  }

  /// Returns the size that the constraints in ``contentView`` give the view; without constraints, a
  /// height of 28 points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard let contentStorage, contentStorage.hasMeasurableContent else {
      return CGSize(width: targetSize.width, height: UITableView.defaultHeaderHeight)
    }
    return contentStorage.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.part("contentView", into: contentView)
  }
}

/// New views of a registered class; see ``UIView/made(pooled:)`` for the symbol.
extension UITableViewHeaderFooterView {
  convenience init(pooled reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Returns a new view of the class, made by its `init(reuseIdentifier:)`.
  @_silgen_name("$s13HeadlessLists023UITableViewHeaderFooterD0C6pooledACSSSg_tcfC")
  static func made(pooled reuseIdentifier: consuming String?) -> Self
}
