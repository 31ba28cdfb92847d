import HeadlessSwiftUI

/// How a search works.
public enum ViewSearch {
  /// The direction.
  public enum Relation: Sendable {
    /// The search visits the views that the view contains.
    case child
    /// The search visits the views that contain the view.
    case parent
  }

  /// The order.
  public enum Traversal: Sendable {
    /// Views of one level before their children.
    case breadthFirst
    /// A view's children before the next view.
    case depthFirst
  }

  /// A condition on a view; a thrown error is not a match.
  public typealias Condition = (InspectableView<ViewType.ClassifiedView>) throws -> Bool
}

extension InspectedView {
  /// Visits the view and its contents until the visitor returns `false`.
  ///
  /// - Returns: Why parts of the tree could not be searched.
  func traverse(
    _ traversal: ViewSearch.Traversal,
    _ visit: (InspectedView) -> Bool
  ) -> [String] {
    var blockers: [String] = []
    var pending = [self]
    var next = 0
    while next < pending.count {
      let view: InspectedView
      switch traversal {
      case .breadthFirst:
        view = pending[next]
        next += 1
      case .depthFirst:
        view = pending.removeLast()
      }
      guard visit(view) else { return blockers }
      do {
        let children = try view.searchedChildren(&blockers)
        pending.append(contentsOf: traversal == .breadthFirst ? children : children.reversed())
      } catch {
        blockers.append((error as? InspectionError)?.description ?? "\(error)")
      }
    }
    return blockers
  }

  /// The views that a search enters: the contained views, labels and other named children, then
  /// what the view's modifiers add, inner modifiers first (swiftui rule 13.1).
  private func searchedChildren(_ blockers: inout [String]) throws -> [InspectedView] {
    guard let content = try? content() else { return [] }
    var children: [InspectedView] = []
    do {
      let contained = isRepeatedLink ? .none : try containedViews()
      for (index, node) in contained.nodes.enumerated() {
        guard let child = try? Content.unwrapped(node, in: source) else { continue }
        children.append(
          InspectedView(
            .view(node),
            in: source,
            parent: named(content),
            call: Self.call(for: child, index: contained.isIndexed ? index : nil)
          )
        )
      }
    } catch InspectionError.missingEnvironmentObjects(let view, let objects) {
      let error = InspectionError.missingEnvironmentObjects(view: view, objects: objects)
      blockers.append(error.description)
    } catch {
      // A view that is not shown does not block the search.
    }
    guard slot == nil else { return children }
    children += places(of: content, parent: named(content))
    return children
  }

  /// The view with its own type in the path, for the root of an inspection.
  private func named(_ content: Content) -> InspectedView {
    call == nil && slot == nil ? relabelled(Self.call(for: content, index: nil)) : self
  }

  /// The view as the result of a search.
  func found() -> InspectedView {
    guard slot == nil, let content = try? content() else { return self }
    return named(content)
  }

  /// Whether searches without a type consider the view; labels and the children of modifiers only
  /// lead to views.
  var isCandidate: Bool { slot == nil && !isAbsent }

  private var isAbsent: Bool {
    if case .absent = subject { return true }
    return false
  }
}

extension InspectableView {
  /// Finds a view for which a condition holds; `skipFound` is the number of matches to skip.
  public func find(
    relation: ViewSearch.Relation = .child,
    traversal: ViewSearch.Traversal = .breadthFirst,
    skipFound: Int = 0,
    where condition: ViewSearch.Condition
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let view = try search(relation, traversal, skipFound) { view in
      view.isCandidate && (try? condition(InspectableView<_>(view))) ?? false
    }
    return InspectableView<ViewType.ClassifiedView>(view)
  }

  /// All views for which a condition holds, depth first.
  public func findAll(
    where condition: ViewSearch.Condition
  ) -> [InspectableView<ViewType.ClassifiedView>] {
    searchAll { view in
      view.isCandidate && (try? condition(InspectableView<_>(view))) ?? false
    }.map { InspectableView<ViewType.ClassifiedView>($0) }
  }

  /// Finds the first match; throws an error with the number of matches and the blockers otherwise.
  func search(
    _ relation: ViewSearch.Relation,
    _ traversal: ViewSearch.Traversal,
    _ skipFound: Int,
    _ matches: (InspectedView) -> Bool
  ) throws -> InspectedView {
    inspected.source.refresh()
    var remaining = skipFound
    var result: InspectedView?
    func visit(_ view: InspectedView) -> Bool {
      guard matches(view) else { return true }
      guard remaining == 0 else {
        remaining -= 1
        return true
      }
      result = view.found()
      return false
    }
    var blockers: [String] = []
    switch relation {
    case .child:
      blockers = inspected.traverse(traversal, visit)
    case .parent:
      var ancestor = inspected.parent
      while let view = ancestor, visit(view) { ancestor = view.parent }
    }
    guard let result else {
      throw InspectionError.searchFailure(skipped: skipFound - remaining, blockers: blockers)
    }
    return result
  }

  /// All matches, depth first.
  func searchAll(_ matches: (InspectedView) -> Bool) -> [InspectedView] {
    inspected.source.refresh()
    var results: [InspectedView] = []
    _ = inspected.traverse(.depthFirst) { view in
      if matches(view) { results.append(view.found()) }
      return true
    }
    return results
  }
}
