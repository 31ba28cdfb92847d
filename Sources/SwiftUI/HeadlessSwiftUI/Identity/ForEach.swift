import HeadlessUIKit
import TraceModel

/// Views for the elements of a collection
/// (developer.apple.com/documentation/swiftui/foreach).
///
/// The id of an element is the identity of its view: a moved element keeps its state and receives
/// no action (swiftui rule 3.7).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// A view of the framework has no body.
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  package static var isUnary: Bool { false }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    if !node.graph.isForInspection, !(Content.self is any SectionContent.Type),
      let container = node.lazyContainer
    {
      return makeRows(node.stored { EachRows(node, in: container) }, &children)
    }
    children.reserve(data.count)
    var occurrences: [ID: Int] = [:]
    for element in data {
      let id = id(element)
      let earlier = occurrences[id, default: 0]
      occurrences[id] = earlier + 1
      if earlier == 1 { warn(about: id, node) }
      let place: Place = earlier == 0 ? .id(id) : .repeatedID(id, earlier)
      children.append(content(element), at: place)
    }
  }

  @MainActor
  private func warn(about id: ID, _ node: Node) {
    node.graph.runtime.warn(
      .uikitDiagnostic,
      """
      ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within \
      the collection, this will give undefined results!
      """,
      about: node.subject
    )
  }
}

extension ForEach where Content: View {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates views for elements with ids at a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: View {
  /// Creates views for identifiable elements of a binding.
  @MainActor @preconcurrency
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements.Element: Identifiable,
    ID == Elements.Element.ID,
    Data == [_BoundElement<Elements.Element, ID>]
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for elements of a binding with ids at a key path.
  @MainActor @preconcurrency
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [_BoundElement<Elements.Element, ID>] {
    let elements = data.wrappedValue
    let bound = elements.indices.map { index in
      _BoundElement(
        id: elements[index][keyPath: id],
        binding: Self.binding(to: data, at: index, last: elements[index])
      )
    }
    self.init(data: bound, content: { content($0.binding) }, id: { $0.id })
  }

  /// A binding to one element, which keeps its last value when the collection becomes shorter.
  @MainActor
  private static func binding<Elements: MutableCollection & RandomAccessCollection>(
    to data: Binding<Elements>,
    at index: Elements.Index,
    last: Elements.Element
  ) -> Binding<Elements.Element> {
    Binding(
      get: {
        let current = data.wrappedValue
        return current.indices.contains(index) ? current[index] : last
      },
      set: { new in
        guard data.wrappedValue.indices.contains(index) else { return }
        data.wrappedValue[index] = new
      }
    )
  }
}

/// An element of a collection behind a binding.
public struct _BoundElement<Element, ID: Hashable> {
  let id: ID
  let binding: Binding<Element>
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for a range that does not change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
