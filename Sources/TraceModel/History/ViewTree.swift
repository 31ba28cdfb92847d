/// The views, windows and controllers at one time, and their relations.
public struct ViewTree: Hashable, Sendable {
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
    /// Whether the view is hidden.
    public var isHidden = false
  }

  /// The objects in the order of their births.
  public var nodes: [Node]
  /// The number of events before the tree.
  public var events: Int
  /// The time of the last event before the tree.
  public var time: Instant

  /// The views and windows without a superview, windows first, each in the order of births.
  public var roots: [Int] {
    let tops = nodes.indices.filter { nodes[$0].kind.isView && nodes[$0].superview == nil }
    return tops.filter { nodes[$0].kind == .window } + tops.filter { nodes[$0].kind != .window }
  }

  /// Returns the index of an object's node, or `nil` if it is not alive.
  public func node(of id: SubjectID) -> Int? {
    nodes.firstIndex { $0.id == id }
  }
}
