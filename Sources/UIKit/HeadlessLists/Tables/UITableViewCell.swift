@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation
import TraceModel

/// The view of a row, as UIKit's `UITableViewCell`
/// (developer.apple.com/documentation/uikit/uitableviewcell).
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfigurableCell {
  /// A handler that configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  private let style: CellStyle
  /// The identifier of the pool to which the cell returns.
  public nonisolated let reuseIdentifier: String?
  private lazy var contentStorage = makeContent()
  private var textStorage: UILabel?
  private var detailStorage: UILabel?
  private var imageStorage: UIImageView?
  private var selected = false
  private var highlighted = false
  private var editing = false
  private(set) var isReorderable = false
  var configuration = CellConfiguration()

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    _ = contentStorage
  }

  /// Creates a cell of the default style without an identifier.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell from a storyboard or xib.
  public required init?(coder: NSCoder) {
    let element = coder.nibElement
    style = element.map(UITableViewCell.cellStyle) ?? .default
    reuseIdentifier = element?["reuseIdentifier"] ?? coder.nibReuseIdentifier
    super.init(coder: coder)
    _ = contentStorage
    decode(coder, as: UITableViewCell.self)
  }

  private func makeContent() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }

  // The content.

  /// The view to which an app adds the content of the cell.
  open var contentView: UIView { contentStorage }

  /// The main label.
  open var textLabel: UILabel? {
    let label = textStorage ?? makeLabel(UIFont.systemFont(ofSize: 17))
    textStorage = label
    return label
  }

  /// The second label; `nil` in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    let label = detailStorage ?? makeLabel(UIFont.systemFont(ofSize: style == .value1 ? 17 : 12))
    detailStorage = label
    return label
  }

  /// The image at the leading edge.
  open var imageView: UIImageView? {
    if let imageStorage { return imageStorage }
    let view = UIImageView(frame: .zero)
    imageStorage = view
    contentView.addSubview(view)
    return view
  }

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    contentView.addSubview(label)
    return label
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// The view behind the content while the cell is selected, which is not shown.
  open var selectedBackgroundView: UIView?
  /// The view behind the content while the cell is selected among others, which is not shown.
  open var multipleSelectionBackgroundView: UIView?

  /// The view at the trailing edge.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// The standard view at the trailing edge, which takes room there.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// The view at the trailing edge in editing mode.
  open var editingAccessoryView: UIView?
  /// The standard view at the trailing edge in editing mode.
  open var editingAccessoryType = AccessoryType.none

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    insertSubview(new, at: 0)
    setNeedsLayout()
  }

  // Configurations.

  /// The configuration of the content; its view replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { setContentConfiguration(newValue) }
  }

  /// Returns the configuration of a cell of the style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

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

  /// Returns the background of a cell of the class.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// The state for which the cell is configured.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = editing
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

  func replaceContentView(with view: UIView) {
    contentStorage.removeFromSuperview()
    contentStorage = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    setNeedsLayout()
  }

  // Values.

  /// How a selection is shown.
  open var selectionStyle = SelectionStyle.default
  /// How focus is shown.
  open var focusStyle = FocusStyle.default
  /// The insets of the line below the cell.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The level by which the content is indented.
  open var indentationLevel = 0
  /// The width of a level.
  open var indentationWidth: CGFloat = 10
  /// Whether the cell is indented in editing mode.
  open var shouldIndentWhileEditing = true
  /// Whether the control for reordering is shown in editing mode.
  open var showsReorderControl = false
  /// Whether touches reach the content during a drag of the cell.
  open var userInteractionEnabledWhileDragging = false
  /// Whether the delete button is shown, which does not last here.
  open var showingDeleteConfirmation: Bool { false }
  /// How the row is edited.
  open package(set) var editingStyle = EditingStyle.delete

  // State.

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell is in editing mode.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Called to select or deselect the cell; overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    reached(.setSelected, animated) {
      guard selected != self.selected else { return }
      self.selected = selected
      highlightContent()
      setNeedsUpdateConfiguration()
    }
  }

  /// Called to highlight the cell or not; overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    reached(.setHighlighted, animated) {
      guard highlighted != self.highlighted else { return }
      self.highlighted = highlighted
      highlightContent()
      setNeedsUpdateConfiguration()
    }
  }

  /// Highlights the labels, images and controls of the content of a highlighted or selected cell
  /// (Neuburg, Programming iOS 6, chapter 21).
  private func highlightContent() {
    let isOn = selectionStyle != .none && (selected || highlighted)
    var views = contentView.subviews
    while let view = views.popLast() {
      switch view {
      case let label as UILabel: label.isHighlighted = isOn
      case let image as UIImageView: image.isHighlighted = isOn
      case let control as UIControl: control.isHighlighted = isOn
      default: views += view.subviews
      }
    }
  }

  /// Called to enter or leave editing mode; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    reached(.setEditing, animated) {
      guard editing != self.editing else { return }
      self.editing = editing
      setNeedsUpdateConfiguration()
    }
  }

  /// Called before the cell is dequeued for another row, to reset its content; overrides call
  /// super.
  open func prepareForReuse() {
    life.runtime.dispatcher.reached(.prepareForReuse, of: traceSubject)
  }

  private func reached(_ callback: Name, _ animated: Bool, _ change: () -> Void) {
    life.runtime.dispatcher.reached(
      callback,
      of: traceSubject,
      animated: animated,
      isCallableByApp: true
    ) { _ in change() }
  }

  // Layout.

  // choice: cell-style-layout
  /// Sets the frames of the content and of the labels.
  ///
  /// The content leaves room for the accessory; the labels have margins of 16 points.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let room = accessoryWidth
    backgroundView?.frame = bounds
    if let accessoryView {
      accessoryView.center = CGPoint(
        x: bounds.width - 16 - accessoryView.bounds.width / 2,
        y: bounds.height / 2
      )
    }
    contentView.frame = CGRect(
      x: 0,
      y: 0,
      width: max(0, bounds.width - room),
      height: bounds.height
    )
    layOutLabels()
  }

  private func layOutLabels() {
    let area = contentView.bounds
    var start: CGFloat = 16
    if let imageStorage, let image = imageStorage.image {
      imageStorage.frame = CGRect(
        x: start,
        y: (area.height - image.size.height) / 2,
        width: image.size.width,
        height: image.size.height
      )
      start += image.size.width + 16
    }
    let width = max(0, area.width - start - 16)
    guard let detailStorage, style == .subtitle else {
      textStorage?.frame = CGRect(x: start, y: 0, width: width, height: area.height)
      if let detailStorage {
        let size = min(width, detailStorage.intrinsicContentSize.width)
        detailStorage.frame = CGRect(
          x: start + width - size,
          y: 0,
          width: size,
          height: area.height
        )
      }
      return
    }
    textStorage?.frame = CGRect(x: start, y: 0, width: width, height: area.height / 2)
    detailStorage.frame = CGRect(
      x: start,
      y: area.height / 2,
      width: width,
      height: area.height / 2
    )
  }

  /// Whether the accessory is a button: a detail button that no view of the app replaces.
  func hasAccessoryButton(isEditing: Bool) -> Bool {
    guard (isEditing ? editingAccessoryView : accessoryView) == nil else { return false }
    let type = isEditing ? editingAccessoryType : accessoryType
    return type == .detailButton || type == .detailDisclosureButton
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + 24 }
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator: return 36
    default: return accessoryButtonWidth
    }
  }

  /// The width of the area in which a touch reaches a detail button, in points.
  var accessoryButtonWidth: CGFloat { 44 }

  // choice: cell-default-height
  /// Returns the height of a cell without constraints: 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  /// Returns the size that the constraints in ``contentView`` give the cell, next to its accessory;
  /// without constraints, ``sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard contentView.hasMeasurableContent else { return sizeThatFits(targetSize) }
    let room = accessoryWidth
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - room), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    return CGSize(width: size.width + room, height: size.height)
  }

  /// Changes whether the row can be moved.
  func setReorderable(_ isReorderable: Bool) { self.isReorderable = isReorderable }

  /// The content of a cell; the names and values of UIKit's `UITableViewCell.CellStyle`.
  public enum CellStyle: Int, Sendable {
    /// A label and an image.
    case `default` = 0
    /// A label and a second one at the trailing edge.
    case value1 = 1
    /// A label and a second one next to it.
    case value2 = 2
    /// A label and a second one below it.
    case subtitle = 3
  }

  /// How a selection is shown; the names and values of UIKit's `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Int, Sendable {
    /// The selection is not visible.
    case none = 0
    /// The selection has the default color.
    case blue = 1
    case gray = 2
    /// The selection has the default color.
    case `default` = 3
  }

  /// How focus is shown; the names and values of UIKit's `UITableViewCell.FocusStyle`.
  public enum FocusStyle: Int, Sendable {
    /// The system determines the focus style.
    case `default` = 0
    /// The app determines the focus style.
    case custom = 1
  }

  /// How a row is edited; the names and values of UIKit's `UITableViewCell.EditingStyle`.
  public enum EditingStyle: Int, Sendable {
    /// The user can't edit the row.
    case none = 0
    /// The user can delete the row.
    case delete = 1
    /// The user can insert a row.
    case insert = 2
  }

  /// The standard view at the trailing edge; the names and values of UIKit's
  /// `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A button and a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  @_spi(Runtime) open override var shownContent: String { "\(isSelected) \(accessoryType)" }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["textLabel": \UITableViewCell.textLabel, "contentView": \UITableViewCell.contentView]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.value("selectionStyle") { selectionStyle = $0 }
    nib.value("accessoryType") { accessoryType = $0 }
    nib.value("editingAccessoryType") { editingAccessoryType = $0 }
    nib.integer("indentationLevel") { indentationLevel = $0 }
    nib.number("indentationWidth") { indentationWidth = $0 }
    nib.flag("showsReorderControl") { showsReorderControl = $0 }
    nib.insets("separatorInset") { separatorInset = $0 }
    nib.ignore(
      "style",
      "reuseIdentifier",
      "rowHeight",
      "hidesAccessoryWhenEditing",
      "shouldIndentWhileEditing",
      "focusStyle"
    )
    // The labels of a style are in the content view, and the cell makes them.
    let parts = [nib["textLabel"], nib["detailTextLabel"], nib["imageView"]]
    for child in nib.child("contentView")?.list("subviews") ?? [] where !child.element.id.isEmpty {
      guard let index = parts.firstIndex(of: child.element.id) else { continue }
      let view = index == 0 ? textLabel : index == 1 ? detailTextLabel : imageView
      if let view { nib.source.read(child.element, into: view) }
    }
    nib.part("contentView", into: contentView)
    nib.view("accessoryView") { accessoryView = $0 }
    nib.view("editingAccessoryView") { editingAccessoryView = $0 }
    nib.view("backgroundView") { backgroundView = $0 }
    nib.view("selectedBackgroundView") { selectedBackgroundView = $0 }
  }
}

/// New cells of a registered class; see ``UIView/made(pooled:)`` for the symbol.
extension UITableViewCell {
  convenience init(pooled reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Returns a new cell of the class, made by its `init(style:reuseIdentifier:)`.
  @_silgen_name("$s13HeadlessLists15UITableViewCellC6pooledACSSSg_tcfC")
  static func made(pooled reuseIdentifier: consuming String?) -> Self
}
