/// Views that contain others.
extension ViewType {
  /// A view of any type.
  public struct AnyView: KnownViewType, SingleViewContent {}

  /// Several views as one value.
  public struct Group: KnownViewType, MultipleViewContent {}

  /// Views for the elements of a collection.
  public struct ForEach: KnownViewType, MultipleViewContent {}

  /// The views of a block.
  public struct TupleView: KnownViewType, MultipleViewContent {}

  /// A vertical line of views.
  public struct VStack: KnownViewType, MultipleViewContent {}

  /// A horizontal line of views.
  public struct HStack: KnownViewType, MultipleViewContent {}

  /// Views on top of each other.
  public struct ZStack: KnownViewType, MultipleViewContent {}

  /// A vertical line of views that are made when they are needed.
  public struct LazyVStack: KnownViewType, MultipleViewContent {}

  /// A horizontal line of views that are made when they are needed.
  public struct LazyHStack: KnownViewType, MultipleViewContent {}

  /// A grid that grows vertically.
  public struct LazyVGrid: KnownViewType, MultipleViewContent {}

  /// A grid that grows horizontally.
  public struct LazyHGrid: KnownViewType, MultipleViewContent {}

  /// A grid of rows.
  public struct Grid: KnownViewType, MultipleViewContent {}

  public struct GridRow: KnownViewType, MultipleViewContent {}

  /// Rows in a column.
  public struct List: KnownViewType, MultipleViewContent {}

  /// Controls in groups.
  public struct Form: KnownViewType, MultipleViewContent {}

  /// A part of a list.
  public struct Section: KnownViewType, MultipleViewContent {}

  /// A scrollable area.
  public struct ScrollView: KnownViewType, SingleViewContent, MultipleViewContent {}

  /// A view that scrolls others.
  public struct ScrollViewReader: KnownViewType, SingleViewContent, MultipleViewContent {}

  /// A view that depends on its own size.
  public struct GeometryReader: KnownViewType, SingleViewContent {}

  /// A stack of pages.
  public struct NavigationView: KnownViewType, SingleViewContent, MultipleViewContent {}

  /// A stack of pages.
  public struct NavigationStack: KnownViewType, SingleViewContent, MultipleViewContent {}

  /// Columns of pages.
  public struct NavigationSplitView: KnownViewType, SingleViewContent, MultipleViewContent {}

  /// A link to a page.
  public struct NavigationLink: KnownViewType, SingleViewContent, MultipleViewContent {}

  /// Pages with tabs.
  public struct TabView: KnownViewType, MultipleViewContent {}

  /// A group with a label.
  public struct GroupBox: KnownViewType, MultipleViewContent {}

  /// A group that expands.
  public struct DisclosureGroup: KnownViewType, MultipleViewContent {}

  /// Related controls.
  public struct ControlGroup: KnownViewType, MultipleViewContent {}

  /// A value with a label.
  public struct LabeledContent: KnownViewType, MultipleViewContent {}

  /// The first view that fits.
  public struct ViewThatFits: KnownViewType, MultipleViewContent {}

  /// A view that is compared by its value.
  public struct EquatableView: KnownViewType, SingleViewContent {}
}

extension KnownViews {
  /// The views that contain others.
  static let containers: [any KnownViewType.Type] = [
    ViewType.AnyView.self, ViewType.Group.self, ViewType.ForEach.self, ViewType.TupleView.self,
    ViewType.VStack.self, ViewType.HStack.self, ViewType.ZStack.self, ViewType.LazyVStack.self,
    ViewType.LazyHStack.self, ViewType.LazyVGrid.self, ViewType.LazyHGrid.self, ViewType.Grid.self,
    ViewType.GridRow.self, ViewType.List.self, ViewType.Form.self, ViewType.Section.self,
    ViewType.ScrollView.self, ViewType.ScrollViewReader.self, ViewType.GeometryReader.self,
    ViewType.NavigationView.self, ViewType.NavigationStack.self, ViewType.NavigationSplitView.self,
    ViewType.NavigationLink.self, ViewType.TabView.self, ViewType.GroupBox.self,
    ViewType.DisclosureGroup.self, ViewType.ControlGroup.self, ViewType.LabeledContent.self,
    ViewType.ViewThatFits.self, ViewType.EquatableView.self,
  ]
}
