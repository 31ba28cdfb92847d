/// Views that contain others.
extension ViewType {
  /// A view of any type.
  public struct AnyView: KnownViewType, SingleViewContent {
    public static let typePrefix = "AnyView"
  }

  /// Several views as one value.
  public struct Group: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Group"
  }

  /// Views for the elements of a collection.
  public struct ForEach: KnownViewType, MultipleViewContent {
    public static let typePrefix = "ForEach"
  }

  /// The views of a block.
  public struct TupleView: KnownViewType, MultipleViewContent {
    public static let typePrefix = "TupleView"
  }

  /// A vertical line of views.
  public struct VStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "VStack"
  }

  /// A horizontal line of views.
  public struct HStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "HStack"
  }

  /// Views on top of each other.
  public struct ZStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "ZStack"
  }

  /// A vertical line of views that are made when they are needed.
  public struct LazyVStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyVStack"
  }

  /// A horizontal line of views that are made when they are needed.
  public struct LazyHStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyHStack"
  }

  /// A grid that grows vertically.
  public struct LazyVGrid: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyVGrid"
  }

  /// A grid that grows horizontally.
  public struct LazyHGrid: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyHGrid"
  }

  /// A grid of rows.
  public struct Grid: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Grid"
  }

  /// A row of a grid.
  public struct GridRow: KnownViewType, MultipleViewContent {
    public static let typePrefix = "GridRow"
  }

  /// Rows in a column.
  public struct List: KnownViewType, MultipleViewContent {
    public static let typePrefix = "List"
  }

  /// Controls in groups.
  public struct Form: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Form"
  }

  /// A part of a list.
  public struct Section: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Section"
  }

  /// A scrollable area.
  public struct ScrollView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ScrollView"
  }

  /// A view that scrolls others.
  public struct ScrollViewReader: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ScrollViewReader"
  }

  /// A view that depends on its own size.
  public struct GeometryReader: KnownViewType, SingleViewContent {
    public static let typePrefix = "GeometryReader"
  }

  /// A stack of pages.
  public struct NavigationView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationView"
  }

  /// A stack of pages.
  public struct NavigationStack: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationStack"
  }

  /// Columns of pages.
  public struct NavigationSplitView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationSplitView"
  }

  /// A link to a page.
  public struct NavigationLink: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationLink"
  }

  /// Pages with tabs.
  public struct TabView: KnownViewType, MultipleViewContent {
    public static let typePrefix = "TabView"
  }

  /// A group with a label.
  public struct GroupBox: KnownViewType, MultipleViewContent {
    public static let typePrefix = "GroupBox"
  }

  /// A group that expands.
  public struct DisclosureGroup: KnownViewType, MultipleViewContent {
    public static let typePrefix = "DisclosureGroup"
  }

  /// Related controls.
  public struct ControlGroup: KnownViewType, MultipleViewContent {
    public static let typePrefix = "ControlGroup"
  }

  /// A value with a label.
  public struct LabeledContent: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LabeledContent"
  }

  /// The first view that fits.
  public struct ViewThatFits: KnownViewType, MultipleViewContent {
    public static let typePrefix = "ViewThatFits"
  }

  /// A view that is compared by its value.
  public struct EquatableView: KnownViewType, SingleViewContent {
    public static let typePrefix = "EquatableView"
  }
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
