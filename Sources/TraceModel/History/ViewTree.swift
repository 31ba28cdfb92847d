/// The views, windows and controllers of one moment and how they hang together.
public struct ViewTree: Hashable, Sendable {
  /// An object that is alive at the moment.
  public struct Node: Hashable, Sendable {
    /// The object: its place in ``TraceHistory/subjects``.
    public var subject: Int
    /// The identity.
    public var id: SubjectID
    /// What sort of object it is.
    public var kind: SubjectKind
    /// A view's superview: a place in ``ViewTree/nodes``.
    public var superview: Int?
    /// A view's subviews from back to front: places in ``ViewTree/nodes``.
    public var subviews: [Int] = []
    /// A view's window as the trace states it.
    public var window: SubjectID?
    /// A controller's parent: a place in ``ViewTree/nodes``.
    public var parent: Int?
    /// A controller's children in the order of their births.
    public var children: [Int] = []
    /// A controller's loaded view: a place in ``ViewTree/nodes``.
    public var view: Int?
    /// The controller whose view it is: a place in ``ViewTree/nodes``.
    public var controller: Int?
    /// The controller that a controller presents: a place in ``ViewTree/nodes``.
    public var presented: Int?
    /// A window's controller: a place in ``ViewTree/nodes``.
    public var rootController: Int?
    /// The frame in the superview, when the trace states one.
    public var frame: Rect?
    /// Whether the view is hidden.
    public var isHidden = false
  }

  /// The objects in the order of their births.
  public var nodes: [Node]
  /// The number of events that lead to the tree.
  public var events: Int
  /// The moment of the last of them.
  public var time: Instant

  /// The views and windows without a superview, windows first, each in the order of births.
  public var roots: [Int] {
    let tops = nodes.indices.filter { nodes[$0].kind.isView && nodes[$0].superview == nil }
    return tops.filter { nodes[$0].kind == .window } + tops.filter { nodes[$0].kind != .window }
  }

  /// Returns the node of an object, or `nil` when it is not alive at the moment.
  public func node(of id: SubjectID) -> Int? {
    nodes.firstIndex { $0.id == id }
  }
}
