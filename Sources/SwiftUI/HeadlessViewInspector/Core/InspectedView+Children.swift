import HeadlessSwiftUI

@MainActor
struct ContainedViews {
  var nodes: [Node]
  /// Whether the views are members of a block or elements of a collection, which have indices.
  var isIndexed: Bool

  /// No views.
  static let none = ContainedViews(nodes: [], isIndexed: false)
}

extension InspectedView {
  /// The views that the view contains, apart from labels and other named children.
  func containedViews() throws -> ContainedViews {
    let content = try content()
    if let slot {
      try Self.requireBody(of: slot.owner)
      guard let root = slot.root else { return .none }
      return Self.members(of: root)
    }
    let node = content.node
    if content.view is any ModifierPlaceholder {
      return .none
    }
    try Self.requireBody(of: node)
    let names = TypeNames.of(type(of: content.view))
    if names.isFramework {
      if let link = content.view as? any InspectedLink {
        return try destination(of: link, at: node)
      }
      if names.base == "ForEach" || names.base == "TupleView" {
        return ContainedViews(nodes: node.children, isIndexed: true)
      }
      guard KnownViews.hasContainedViews(names.base) else {
        return .none
      }
    }
    guard let root = node.contentChild else { return .none }
    var members = Self.members(of: root)
    if KnownViews.isMultiple(names) { members.isIndexed = true }
    return members
  }

  /// The members of a block, or the only view.
  static func members(of root: Node) -> ContainedViews {
    var node = root
    while true {
      switch node.inspectionRole {
      case .modifier, .condition:
        guard let content = node.contentChild else {
          return ContainedViews(nodes: [root], isIndexed: false)
        }
        node = content
      case .view:
        guard TypeNames.of(type(of: node.view)).base == "TupleView" else {
          return ContainedViews(nodes: [root], isIndexed: false)
        }
        return ContainedViews(nodes: node.children, isIndexed: true)
      case .placeholder, .customModifier:
        return ContainedViews(nodes: [root], isIndexed: false)
      }
    }
  }

  /// Throws for a node whose body could not be evaluated.
  static func requireBody(of node: Node) throws {
    let missing = node.missingObjects
    guard !missing.isEmpty else { return }
    let names: TypeNames
    if let modified = node.view as? any ModifiedView {
      names = TypeNames.of(type(of: modified.inspectedModifier))
    } else {
      names = TypeNames.of(type(of: node.view))
    }
    throw InspectionError.missingEnvironmentObjects(view: names.base, objects: missing)
  }

  // MARK: Descent

  /// A contained view; without an index, the only one.
  func child(_ index: Int?, for request: ViewRequest) throws -> InspectedView {
    let contained = try containedViews()
    guard let index else { return try onlyChild(contained, for: request) }
    guard contained.nodes.indices.contains(index) else {
      throw InspectionError.viewIndexOutOfBounds(index: index, count: contained.nodes.count)
    }
    let content = try Content.unwrapped(contained.nodes[index], in: source)
    let names = TypeNames.of(type(of: content.view))
    if names.base == "TupleView", names.isFramework, request.typeName != "TupleView" {
      throw InspectionError.notSupported(
        """
        Please insert .tupleView(\(index)) after \(try typeNames().base) for inspecting its \
        children at index \(index)
        """
      )
    }
    return try request.checked(
      InspectedView(
        .view(contained.nodes[index]),
        in: source,
        parent: self,
        call: request.call(index: index)
      )
    )
  }

  private func onlyChild(
    _ contained: ContainedViews,
    for request: ViewRequest
  ) throws -> InspectedView {
    let base = try typeNames().base
    guard let node = contained.nodes.first else {
      throw InspectionError.viewNotFound(parent: slot?.kind ?? base)
    }
    // The library reads the first page of a navigation stack without an index.
    guard contained.nodes.count == 1 || base == "NavigationStack" || base == "NavigationView" else {
      throw InspectionError.notSupported(
        """
        Unable to extract \(request.typeName): please specify its index inside parent view
        """
      )
    }
    return try request.checked(
      InspectedView(.view(node), in: source, parent: self, call: request.call(index: nil))
    )
  }
}

/// A request for a view of a type.
@MainActor
struct ViewRequest {
  /// The name of the type in messages.
  let typeName: String
  let callName: String
  let argument: String?
  let matches: (InspectedView) -> Bool

  func call(index: Int?) -> InspectionCall {
    InspectionCall(name: callName, argument: argument, index: index)
  }

  /// Returns the view, or throws if it has another type.
  func checked(_ view: InspectedView) throws -> InspectedView {
    let content = try view.content()
    guard matches(view) else {
      throw InspectionError.inspection(
        path: view.path,
        factual: TypeNames.of(type(of: content.view)).message,
        expected: typeName
      )
    }
    return view
  }
}
