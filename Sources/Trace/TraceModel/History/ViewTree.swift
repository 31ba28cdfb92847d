/// The views, windows, controllers and SwiftUI nodes at one time, and their relations.
public struct ViewTree: Hashable, Sendable {
  /// An attribute or a state of a SwiftUI node.
  public struct Attribute: Hashable, Sendable {
    /// The name, such as `padding` or `_count`.
    public var name: String
    /// The value, such as `16`; empty for an attribute without a value.
    public var value: String

    /// Reads an attribute of the form `name: value`.
    init(_ text: String) {
      name = String(Self.name(in: text))
      value = String(text.dropFirst(name.count + 1).drop { $0 == " " })
    }

    /// Reads a write of the form `name: old → new`, whose value is the new one.
    init(written text: String) {
      self.init(text)
      if let arrow = value.ranges(of: " → ").last { value = String(value[arrow.upperBound...]) }
    }

    /// The name in a text of the form `name: value`.
    static func name(in text: String) -> Substring { text.prefix { $0 != ":" } }
  }

  /// A live object.
  public struct Node: Hashable, Sendable {
    /// The object: an index of ``TraceHistory/subjects``.
    public var subject: Int
    /// The identity.
    public var id: SubjectID
    /// The kind of object.
    public var kind: SubjectKind
    /// A view's superview: an index of ``ViewTree/nodes``.
    public var superview: Int?
    /// A view's subviews from back to front: indices of ``ViewTree/nodes``.
    public var subviews: [Int] = []
    /// A view's window as the trace states it.
    public var window: SubjectID?
    /// A controller's parent: an index of ``ViewTree/nodes``.
    public var parent: Int?
    /// A controller's children in the order of their births.
    public var children: [Int] = []
    /// A controller's loaded view: an index of ``ViewTree/nodes``.
    public var view: Int?
    /// The controller of a view: an index of ``ViewTree/nodes``.
    public var controller: Int?
    /// The controller that a controller presents: an index of ``ViewTree/nodes``.
    public var presented: Int?
    /// A window's controller: an index of ``ViewTree/nodes``.
    public var rootController: Int?
    /// The frame in the superview, if the trace states one.
    public var frame: Rect?
    /// The bounds, if the trace states them: their origin is the point of the content at the view's
    /// top left corner.
    public var bounds: Rect?
    /// Whether the view clips its subviews to its bounds, if the trace states that.
    public var clipsToBounds = false
    /// Whether the view is hidden; of a SwiftUI node, whether it has not appeared, as in a tab that
    /// is not selected.
    public var isHidden = false
    /// The parent of a SwiftUI node, of its root the hosting view: an index of ``ViewTree/nodes``.
    public var container: Int?
    /// The SwiftUI nodes directly inside: the root of a hosting view, or the children of a node in
    /// their order; indices of ``ViewTree/nodes``.
    public var contents: [Int] = []
    /// The attributes of a SwiftUI node, in the order in which they were first set.
    public var attributes: [Attribute] = []
    /// The states of a SwiftUI node that were written, with their values.
    public var states: [Attribute] = []
    /// The SwiftUI node that a view represents in UIKit: an index of ``ViewTree/nodes``.
    public var representable: Int?
  }

  /// The objects in the order of their births.
  public var nodes: [Node]
  /// The number of events before the tree.
  public var events: Int
  /// The time of the last event before the tree.
  public var time: Instant

  /// The views and windows without a superview, windows first, each in the order of births, and the
  /// SwiftUI nodes without a parent.
  public var roots: [Int] {
    let tops = nodes.indices.filter { index in
      let node = nodes[index]
      return node.kind.isView && node.superview == nil && node.representable == nil
        || node.kind == .swiftUIView && node.container == nil
    }
    return tops.filter { nodes[$0].kind == .window } + tops.filter { nodes[$0].kind != .window }
  }

  /// Returns the objects that a picture draws inside an object: the SwiftUI nodes, then the
  /// subviews.
  ///
  /// A view that represents a SwiftUI node is inside that node, not inside its superview.
  public func children(of index: Int) -> [Int] {
    let node = nodes[index]
    let views = node.subviews.filter { nodes[$0].representable == nil }
    guard node.kind == .swiftUIView else { return node.contents + views }
    return node.contents + [node.view].compactMap(\.self) + views
  }

  /// Returns the index of the object around an object in the sense of ``children(of:)``.
  public func parent(of index: Int) -> Int? {
    let node = nodes[index]
    return node.representable ?? node.superview ?? node.container
  }

  /// Returns the index of an object's node, or `nil` if it is not alive.
  public func node(of id: SubjectID) -> Int? {
    nodes.firstIndex { $0.id == id }
  }
}
