/// Places of a modifier that hold other views.
extension ViewType {
  /// A view in front of or behind another one.
  public struct Overlay: KnownViewType, SingleViewContent, MultipleViewContent {}

  public struct Sheet: KnownViewType, SingleViewContent, MultipleViewContent {}

  /// A view that covers the screen.
  public struct FullScreenCover: KnownViewType, SingleViewContent, MultipleViewContent {}

  public struct Popover: KnownViewType, SingleViewContent, MultipleViewContent {}

  public struct Alert: KnownViewType, SingleViewContent, MultipleViewContent {}

  public struct ActionSheet: KnownViewType, SingleViewContent, MultipleViewContent {}

  /// A dialog of choices.
  public struct ConfirmationDialog: KnownViewType, SingleViewContent, MultipleViewContent {}

  /// A page of a navigation stack.
  public struct NavigationDestination: KnownViewType, SingleViewContent, MultipleViewContent {}

  /// The items of a toolbar.
  public struct Toolbar: KnownViewType, SingleViewContent, MultipleViewContent {}
}

extension KnownViews {
  /// The children of modifiers that contain other views.
  static let places: [any KnownViewType.Type] = [
    ViewType.Overlay.self, ViewType.Sheet.self, ViewType.FullScreenCover.self,
    ViewType.Popover.self, ViewType.Alert.self, ViewType.ActionSheet.self,
    ViewType.ConfirmationDialog.self, ViewType.NavigationDestination.self, ViewType.Toolbar.self,
  ]
}
