/// The state for which a view is configured, as UIKit's `UIConfigurationState`
/// (developer.apple.com/documentation/uikit/uiconfigurationstate).
@preconcurrency @MainActor
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The app's own part of the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of an app's own part of a state, as UIKit's `UIConfigurationStateCustomKey`.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a header, a footer or another view, as UIKit's `UIViewConfigurationState`
/// (developer.apple.com/documentation/uikit/uiviewconfigurationstate).
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned to an edge.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The app's own part of the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell, as UIKit's `UICellConfigurationState`
/// (developer.apple.com/documentation/uikit/uicellconfigurationstate).
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a cell that is dragged; the names and values of UIKit's `DragState`.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The state of a cell over which something is dragged; the names and values of UIKit's
  /// `DropState`.
  public enum DropState: Int, Sendable {
    /// The cell is not a target.
    case none
    /// The cell is not a target, while another is.
    case notTargeted
    /// The cell is the target.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned to an edge.
  public var isPinned = false
  /// Whether the cell is in edit mode.
  public var isEditing = false
  /// Whether the children of the cell are shown.
  public var isExpanded = false
  /// Whether the swipe actions of the cell are shown.
  public var isSwiped = false
  /// Whether the cell is being moved by the user.
  public var isReordering = false
  /// The state of the cell if it is dragged.
  public var cellDragState = DragState.none
  /// The state of the cell if something is dragged over it.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The app's own part of the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
