// inert: accessories are not drawn
/// An accessory of the cell of a list, as UIKit's `UICellAccessory`
/// (developer.apple.com/documentation/uikit/uicellaccessory).
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown; the names of UIKit's `UICellAccessory.DisplayedState`.
  public enum DisplayedState: Sendable {
    /// The accessory is always displayed.
    case always
    /// The accessory is displayed while the cell is edited.
    case whenEditing
    /// The accessory is displayed while the cell is not edited.
    case whenNotEditing
  }

  /// The kind of an accessory; the names of UIKit's `UICellAccessory.AccessoryType`.
  public enum AccessoryType: Hashable, Sendable {
    /// An arrow to more content.
    case disclosureIndicator
    /// A button with details.
    case detail
    /// A mark of a chosen row.
    case checkmark
    /// A button that deletes.
    case delete
    /// A button that inserts.
    case insert
    /// A handle for moving.
    case reorder
    /// A circle for selecting.
    case multiselect
    /// An arrow that shows or hides the children.
    case outlineDisclosure
    /// A button with a menu.
    case popUpMenu
    /// A text.
    case label
    /// A view of the app.
    case customView(String)
  }

  /// The kind.
  public let accessoryType: AccessoryType
  /// When the accessory is shown.
  public let displayed: DisplayedState
  /// The action of a tap.
  let actionHandler: (@MainActor () -> Void)?
  /// The view of the app.
  let customView: UIView?
  /// The menu of a button.
  var menu: UIMenu?
  var options: (any Sendable)?

  init(
    _ type: AccessoryType,
    _ displayed: DisplayedState,
    _ options: (any Sendable)? = nil,
    _ handler: (@MainActor () -> Void)? = nil,
    view: UIView? = nil
  ) {
    self.options = options
    accessoryType = type
    self.displayed = displayed
    actionHandler = handler
    customView = view
  }

  /// Returns an arrow to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> Self {
    Self(.disclosureIndicator, displayed, options)
  }

  /// Returns a button with details.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { Self(.detail, displayed, options, actionHandler) }

  /// Returns a mark of a chosen row.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> Self {
    Self(.checkmark, displayed, options)
  }

  /// Returns a button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { Self(.delete, displayed, options, actionHandler) }

  /// Returns a button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { Self(.insert, displayed, options, actionHandler) }

  /// Returns a handle for moving.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> Self {
    Self(.reorder, displayed, options)
  }

  /// Returns a circle for selecting.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> Self {
    Self(.multiselect, displayed, options)
  }

  /// Returns an arrow that shows or hides the children.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { Self(.outlineDisclosure, displayed, options, actionHandler) }

  /// Returns a text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> Self {
    let label = UILabel(frame: .zero)
    label.text = text
    return Self(.label, displayed, options, view: label)
  }

  /// Returns a button with a menu.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> Self {
    var accessory = Self(.popUpMenu, displayed, options)
    accessory.menu = menu
    return accessory
  }

  /// Returns a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(.customView(""), configuration.placement.displayed, view: configuration.customView)
  }

  /// The order of the accessories at an edge.
  public typealias Position = @MainActor ([UICellAccessory]) -> Int

  /// The edge of an accessory.
  @preconcurrency @MainActor
  public enum Placement {
    /// The leading edge.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// A view of the app as an accessory.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    /// The edge.
    public let placement: Placement
    // inert: accessories are not drawn
    /// Whether the accessory is hidden.
    public let isHidden: Bool
    // inert: accessories are not drawn
    /// The width that the layout keeps.
    public let reservedLayoutWidth: LayoutDimension
    // inert: accessories are not drawn
    public let tintColor: UIColor?
    // inert: accessories are not drawn
    /// Whether the size does not follow the preferred size of text.
    public let maintainsFixedSize: Bool

    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
