import Foundation

/// Rows in a column that scrolls (developer.apple.com/documentation/swiftui/list).
///
/// A row is created when it becomes visible.
public struct List<SelectionValue: Hashable, Content: View> {
  /// The selection of the user.
  package enum Selection {
    case one(Binding<SelectionValue?>)
    case several(Binding<Set<SelectionValue>>)
  }

  /// The selection; `nil` if there is none.
  package let selection: Selection?
  package let content: Content

  /// Creates a list with a selection of several rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { .several($0) }
    self.content = content()
  }

  /// Creates a list with a selection of one row.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { .one($0) }
    self.content = content()
  }

  fileprivate init(_ content: Content, selection: Selection? = nil) {
    self.selection = selection
    self.content = content
  }
}

extension List: LazyContainer {
  var lazyStyle: LazyStyle { .list }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content())
  }

  /// Creates a list with a row for each identifiable element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each identifiable element of a binding, which is read now.
  @MainActor @preconcurrency
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<[_BoundElement<Data.Element, Data.Element.ID>], Data.Element.ID, Row>
  {
    self.init(ForEach(data, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for each identifiable element, and a selection of one row.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection: selection.map { .one($0) })
  }

  /// Creates a list with a row for each identifiable element, and a selection of several rows.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection: selection.map { .several($0) })
  }

  /// Creates a list with a row for each element, and a selection of one row.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent), selection: selection.map { .one($0) })
  }
}

/// Controls in rows that scroll (developer.apple.com/documentation/swiftui/form).
public struct Form<Content: View> {
  package let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: LazyContainer {
  var lazyStyle: LazyStyle { .list }
}
