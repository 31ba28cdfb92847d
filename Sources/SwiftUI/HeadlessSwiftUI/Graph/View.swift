/// A part of an app's user interface, as a value
/// (developer.apple.com/documentation/swiftui/view).
///
/// A view is a description. Its position in the tree of views, a node of the graph, owns the
/// state and receives the actions.
@MainActor @preconcurrency
public protocol View {
  /// The type of ``body``; `Never` for the views of the framework.
  associatedtype Body: View

  /// The content and behavior of the view.
  @ViewBuilder @MainActor @preconcurrency
  var body: Body { get }
}

extension Never: View {
  /// `Never` is not a view that can be shown.
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  /// Views of the framework have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view of the framework, which the graph asks for its children instead of a body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
  /// Whether the node is a subject of the trace and an element of its container; a tuple or a
  /// condition only groups the elements below it.
  static var isElement: Bool { get }

  /// Whether the view counts as one element for appearance, whatever it contains.
  static var isUnary: Bool { get }

  /// The name of the class in traces; `nil` for the name of the type.
  var traceName: String? { get }

  /// Appends the children in order.
  ///
  /// - Parameters:
  ///   - children: The list.
  ///   - node: The node of the view, whose environment and stored objects are readable.
  func makeChildren(_ children: inout ChildList, of node: Node)

  /// Appends the attributes that traces show, such as the text.
  func describe(_ attributes: inout AttributeList)

  /// How the view is measured and placed; `nil` for views that only group others.
  func makeLayout(for node: Node) -> (any BoxLayout)?
}

extension PrimitiveView {
  package static var isElement: Bool { true }
  package static var isUnary: Bool { isElement }
  package var traceName: String? { nil }
  package func makeChildren(_ children: inout ChildList, of node: Node) {}
  package func describe(_ attributes: inout AttributeList) {}
  package func makeLayout(for node: Node) -> (any BoxLayout)? { nil }
}

/// A view whose only child is its content.
package protocol ContentContainer: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension ContentContainer {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(content)
  }
}

/// The attributes of a view that traces show, in order.
package struct AttributeList: Equatable {
  /// The attributes as `name: value`.
  package private(set) var texts: [String] = []

  package mutating func append(_ name: String, _ value: some Any) {
    texts.append("\(name): \(value)")
  }

  /// Appends the attributes of another list.
  mutating func append(_ list: AttributeList) { texts += list.texts }
}
