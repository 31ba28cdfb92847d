@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation
import TraceModel

/// The cell of an item, as UIKit's `UICollectionViewCell`
/// (developer.apple.com/documentation/uikit/uicollectionviewcell).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfigurableCell {
  /// A handler that configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  private var contentViewStorage = UIView(frame: .zero)
  var configuration = CellConfiguration()

  /// Creates a cell with a frame; collection views call it with a frame of zero.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(contentViewStorage)
  }

  /// Creates a cell from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(contentViewStorage)
    decode(coder, as: UICollectionViewCell.self)
  }

  /// The view to which the app adds the content.
  open var contentView: UIView { contentViewStorage }

  override var measuredView: UIView { contentViewStorage }

  private func show(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  // Selection.

  /// Whether the item is selected; the collection view sets it without calling the delegate.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the item is highlighted, while the user touches it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  /// The view behind the content of a selected cell, in front of ``backgroundView``.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: contentViewStorage)
  }

  // Configurations.

  /// The configuration of the content; its view replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { setContentConfiguration(newValue) }
  }

  func replaceContentView(with view: UIView) {
    contentViewStorage.removeFromSuperview()
    contentViewStorage = view
    show(view)
  }

  /// Whether ``contentConfiguration`` is updated when the state changes.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { configuration.background = newValue }
  }
  /// Whether ``backgroundConfiguration`` is updated when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }

  /// Returns the background of a cell of the class.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The state for which the cell is configured.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = owner?.isEditing ?? false
    return state
  }

  /// Called when the cell is configured and after each change of its state.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Schedules ``updateConfiguration(using:)`` for the next layout.
  open func setNeedsUpdateConfiguration() {
    configuration.isNeeded = true
    setNeedsLayout()
  }

  /// Called to configure the cell for a state; overrides call super or set configurations.
  ///
  /// The base implementation calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    life.runtime.dispatcher.reached(.updateConfiguration, of: traceSubject)
    configurationUpdateHandler?(self, state)
  }

  /// Updates a pending configuration.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  override func sendPrepareForReuse() {
    isSelected = false
    isHighlighted = false
    setNeedsUpdateConfiguration()
    super.sendPrepareForReuse()
  }

  /// Called when the state of a drag of the cell changes.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The state of a drag; the names and values of UIKit's `UICollectionViewCell.DragState`.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  @_spi(Runtime) open override var shownContent: String { "\(isSelected)" }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    nib.part("contentView", into: contentView)
    nib.ignore("customSize", "size")
  }
}
