import HeadlessUIKit
package import TraceModel

/// A position in the tree of views: it owns the state of a view and lives as long as its identity.
///
/// Each value of a view, modifiers and groups included, has a node. An update gives the node a new
/// value; the children of the new value are matched with the present ones by position and type.
@MainActor
package final class Node {
  package unowned let graph: ViewGraph
  package private(set) weak var parent: Node?
  package let place: Place
  /// Whether the view belongs to the framework, so that it has no body.
  let isPrimitive: Bool
  /// Whether the view of the framework is compared with its last value.
  private let isComparable: Bool
  /// Whether the view is a custom modifier, whose content can change without its body.
  private let isContentUpdating: Bool
  /// Whether the node is a subject of the trace.
  package let isElement: Bool
  /// Whether the node counts as one element for appearance.
  package let isUnary: Bool
  /// The inherited values.
  package private(set) var context: NodeContext
  /// The current value, with its dynamic properties connected.
  package private(set) var view: any View
  package internal(set) var children: [Node] = []
  /// The position among the siblings.
  package internal(set) var index = 0
  /// The identity in traces; `none` for groups and for modifiers of the framework.
  package private(set) var subject = SubjectID.none

  /// The objects that the dynamic properties store, in the order of declaration.
  var slots: [AnyObject?] = []
  /// The effect of a modifier apart from its content.
  package var effect: NodeEffect?
  /// The sources that the last evaluation has read.
  var dependencies: [DependencySource] = []
  /// An object of the view's type that lives as long as the node, such as a controller.
  package var storage: AnyObject?
  /// The size and the placement of the node.
  package var layout: NodeLayout?

  /// Whether the container shows the node.
  package internal(set) var isShown: Bool
  /// Whether the node and all its ancestors are shown, in an area that is on screen.
  package private(set) var isVisible = false
  /// Whether the node or a descendant reports a preference.
  var containsPreferences = false
  /// Whether the node has left the tree, and its identity has ended.
  package private(set) var isRemoved = false
  /// Whether the node has left the tree, and may still be visible until its removal is over.
  private var isDeparting = false
  /// The number of evaluations, by which an outdated observation is recognized.
  private(set) var evaluations = 0

  private var causes: [String] = []
  private var needsEvaluation = true
  private var dirtyChildren: [Node] = []
  /// The removed children whose removal is not over.
  private var departing: [Node] = []
  private var isInDirtyChildren = false
  private var attributes = AttributeList()
  /// The attributes that the view has read from bindings.
  var inputs = AttributeList()

  /// Creates a node without children; ``build()`` evaluates it.
  init(_ child: ChildList.Child, graph: ViewGraph, parent: Node?, context: NodeContext) {
    self.graph = graph
    self.parent = parent
    place = child.place
    view = child.view
    isShown = child.isShown
    self.context = context
    let primitive = (child.view as? any PrimitiveView).map { type(of: $0) }
    isPrimitive = primitive != nil
    isComparable = child.view is any ComparableInput
    isElement = primitive?.isElement ?? true
    isContentUpdating = isElement && child.view is any ContentUpdating
    isUnary = primitive?.isUnary ?? Self.hasNoBody(child.view)
    graph.nodeCount += 1
  }

  // MARK: Life

  /// Evaluates a new node and its descendants.
  func build() {
    if isElement {
      subject = graph.recordBirth(of: self, path: pathFromElement)
    }
    isVisible = isShown && (isOfParentSurface ? parent?.isVisible ?? false : isAreaOnScreen)
    layout = NodeLayout(depth: parent.map { ($0.layout?.depth ?? 0) + 1 } ?? 0)
    if !isOfParentSurface {
      context.surface.root = self
      graph.layout.add(context.surface)
    }
    causes = [initialCause]
    evaluate()
    if isVisible { appear() }
  }

  /// Whether the parent is in the same area, so that the node is visible with it.
  private var isOfParentSurface: Bool {
    parent.map { $0.context.surface === context.surface } ?? false
  }

  private var isAreaOnScreen: Bool { context.surface.isAppeared }

  /// The causes of the evaluation that is running.
  var presentCauses: String { causes.joined(separator: ", ") }

  /// The cause of the first evaluation, in the words of `Self._printChanges()`.
  private var initialCause: String {
    let fields = FieldLayout.of(type(of: view)).dynamicFields.map(\.name)
    return fields.isEmpty ? "@self" : (["@self", "@identity"] + fields).joined(separator: ", ")
  }

  /// Leaves the tree; the identity ends after the actions of this update, or after an animation.
  func remove() {
    guard !isRemoved, !isDeparting else { return }
    isDeparting = true
    graph.depart(self)
  }

  /// Enqueues the disappearance of the subtree and, after it, the end of the identity.
  func leave() {
    setVisible(false)
    graph.enqueueDisappeared()
    graph.enqueueEnd(of: self)
  }

  /// Ends the identity of the subtree, from the root outwards (swiftui rule 2.13).
  func end() {
    guard !isRemoved else { return }
    isRemoved = true
    graph.nodeCount -= 1
    effect?.end(self)
    effect = nil
    for source in dependencies { source.remove(self) }
    dependencies = []
    slots = []
    storage = nil
    layout = nil
    context.surface.layout.release(self)
    if subject != .none { graph.recordDeath(of: self) }
    view = EmptyView()
    for child in children + departing { context.surface.end(child) }
    departing = []
  }

  /// Keeps a removed child until its removal is over, or until the node leaves.
  func addDeparting(_ child: Node) { departing.append(child) }

  /// Releases a removed child.
  func removeDeparting(_ child: Node) { departing.removeAll { $0 === child } }

  // MARK: Updates

  /// Marks the node for evaluation in the next update.
  ///
  /// - Parameter cause: What has changed, for the trace.
  package func invalidate(_ cause: String) {
    guard !isRemoved else { return }
    if !causes.contains(cause) { causes.append(cause) }
    guard !needsEvaluation else { return graph.requestUpdate() }
    needsEvaluation = true
    markDirty()
  }

  private func markDirty() {
    var node = self
    while let parent = node.parent, !node.isInDirtyChildren {
      node.isInDirtyChildren = true
      parent.dirtyChildren.append(node)
      node = parent
    }
    graph.requestUpdate()
  }

  /// Sets a new value of the same type.
  func update(to child: ChildList.Child, context: NodeContext) {
    self.context = context
    if isShown != child.isShown {
      isShown = child.isShown
      refreshVisibility()
    }
    if isContentUpdating, (child.view as? any ContentUpdating)?.updatesOnlyContent(of: self) == true
    {
      return updateIfNeeded()
    }
    let isAlwaysNew = isPrimitive && !isComparable
    if isAlwaysNew || !ValueComparison.areEqualViews(view, child.view) {
      view = child.view
      causes.insert("@self", at: 0)
      needsEvaluation = true
    }
    updateIfNeeded()
  }

  /// Evaluates the node if it is marked, or else its marked descendants.
  func updateIfNeeded() {
    isInDirtyChildren = false
    if needsEvaluation { return evaluate() }
    guard !dirtyChildren.isEmpty else { return }
    let dirty = dirtyChildren.sorted { $0.index < $1.index }
    dirtyChildren = []
    for child in dirty where !child.isRemoved && !child.isDeparting { child.updateIfNeeded() }
    effect?.contentDidChange(self)
  }

  /// Makes the children of the current value, then updates the effect of the node.
  private func evaluate() {
    needsEvaluation = false
    evaluations += 1
    let dirty = dirtyChildren
    dirtyChildren = []
    for child in dirty { child.isInDirtyChildren = false }
    for source in dependencies { source.remove(self) }
    dependencies = []
    inputs = AttributeList()
    var list = ChildList()
    makeChildren(&list)
    causes = []
    reconcile(list.children)
    layout?.invalidate(self)
    recordAttributes()
    effect?.contentDidChange(self)
  }

  private func makeChildren(_ list: inout ChildList) {
    guard !(type(of: view) is AnyClass) else { return graph.refuseClass(self) }
    if isPrimitive, let primitive = view as? any PrimitiveView {
      primitive.makeChildren(&list, of: self)
    } else if !isUnary || !represent(), let body = evaluateBody() {
      list.append(body, at: .only)
    }
  }

  /// Whether a view is not made of other views, as a representable.
  private static func hasNoBody<Content: View>(_: Content) -> Bool {
    Content.Body.self == Never.self
  }

  /// Connects the properties of the view and evaluates its body.
  private func evaluateBody() -> (any View)? {
    func evaluate<Content: View>(_ view: Content) -> (any View)? {
      var view = view
      connect(&view)
      self.view = view
      guard !leavesBodyOut(of: view) else { return nil }
      return track { view.body }
    }
    return evaluate(view)
  }

  /// Connects the dynamic properties of a view or a modifier to the node.
  package func connect<Value>(_ value: inout Value) {
    var connector = PropertyConnector(node: self)
    connector.connect(&value)
    slots = connector.slots
  }

  /// Replaces the value, for a view that connects its own properties.
  package func replaceView(_ view: any View) { self.view = view }

  /// Evaluates a body: the sources that it reads will invalidate the node.
  ///
  /// The trace shows the evaluation as the callback `body` with its causes.
  package func track<Result>(_ body: () -> Result) -> Result {
    graph.evaluateBody(of: self, causes: causes, body)
  }

  /// Matches the requested children with the present ones.
  private func reconcile(_ wanted: [ChildList.Child]) {
    if keepsStructure(for: wanted) {
      for (child, value) in zip(children, wanted) {
        if let index = value.index, index != child.index {
          child.index = index
          graph.recordMove(of: child)
        }
        child.update(to: value, context: value.context ?? context)
      }
      return
    }
    var present: [Place: Node] = [:]
    let places = Set(wanted.map(\.place))
    var leaving: [Node] = []
    for child in children {
      if places.contains(child.place), present[child.place] == nil {
        present[child.place] = child
      } else {
        leaving.append(child)
      }
    }
    for value in wanted {
      guard let child = present[value.place], type(of: child.view) != type(of: value.view) else {
        continue
      }
      leaving.append(child)
      present[value.place] = nil
    }
    // Without a removal transition, the old view disappears before the new one appears.
    let leavingFirst = leaving.filter(\.hasIdentityTransition)
    for child in leavingFirst { child.remove() }
    var next: [Node] = []
    next.reserveCapacity(wanted.count)
    for (number, value) in wanted.enumerated() {
      let index = value.index ?? number
      let context = value.context ?? self.context
      if let child = present.removeValue(forKey: value.place) {
        let hasMoved = child.index != index
        child.index = index
        next.append(child)
        if hasMoved { graph.recordMove(of: child) }
        child.update(to: value, context: context)
      } else {
        let child = Node(value, graph: graph, parent: self, context: context)
        child.index = index
        next.append(child)
        child.build()
      }
    }
    children = next
    for child in leaving where !child.hasIdentityTransition { child.remove() }
  }

  /// Whether the requested children have the positions and types of the present ones.
  private func keepsStructure(for wanted: [ChildList.Child]) -> Bool {
    guard wanted.count == children.count, !children.isEmpty else { return false }
    return zip(children, wanted).allSatisfy {
      $0.place == $1.place && type(of: $0.view) == type(of: $1.view)
    }
  }

  // MARK: Visibility

  /// Applies a change of the container or of the area to the subtree.
  func refreshVisibility() {
    let isAreaVisible = isOfParentSurface ? parent?.isVisible ?? false : context.surface.isAppeared
    setVisible(isShown && isAreaVisible)
    graph.enqueueDisappeared()
  }

  private func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    for child in children + departing {
      let isChildVisible = isVisible && child.isShown
      if child.isOfParentSurface { child.setVisible(isChildVisible) }
    }
    if isVisible { appear() } else { disappear() }
  }

  private func appear() {
    if subject != .none { graph.enqueueAppeared(self) }
    effect?.visibilityDidChange(self)
  }

  private func disappear() {
    effect?.visibilityDidChange(self)
    if subject != .none { graph.noteDisappeared(self) }
  }

  // MARK: Attributes

  private func recordAttributes() {
    var list = AttributeList()
    if isPrimitive { (view as? any PrimitiveView)?.describe(&list) }
    list.append(inputs)
    guard list != attributes else { return }
    let subject = actingSubject
    for text in list.texts where !attributes.texts.contains(text) {
      graph.recordAttribute(text, of: subject)
    }
    attributes = list
  }
}
