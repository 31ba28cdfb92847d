import TraceModel

/// Indexes of the containment and of the superviews, built once a hierarchy is deep.
struct AncestorIndexes {
  /// The number of steps that a query climbs before an index answers it.
  static let longestClimb = 64

  /// Whether a query had to climb further.
  ///
  /// A hint that copies may share: an index that is built without need costs only time.
  private let depth = Depth()
  private var parents: AncestorIndex?
  private var superviews: AncestorIndex?

  private final class Depth {
    var isLong = false
  }

  /// The relations of an object that the indexes contain.
  struct Links: Equatable {
    var parent: SubjectID
    var superview: SubjectID
    var isOwned: Bool

    init(_ instance: Instance) {
      parent = instance.relations.knownParent
      superview = instance.relations.superview
      isOwned = instance.relations.owner != .none
    }
  }

  /// Whether the indexes exist.
  var isBuilt: Bool { parents != nil }

  /// Whether a query had to climb far and the indexes do not exist.
  var isNeeded: Bool { depth.isLong && parents == nil }

  /// Whether a controller is above a different one in the containment.
  ///
  /// - Returns: The answer, or `nil` without an index, which is built before the next event.
  func isAncestor(_ ancestor: SubjectID, of id: SubjectID) -> Bool? {
    guard let parents else {
      depth.isLong = true
      return nil
    }
    return parents.isAncestor(ancestor, of: id)
  }

  /// The nearest superview that is the root view of a controller.
  ///
  /// - Returns: The view, which is `nil` when there is none; `nil` without an index, which is built
  ///   before the next event.
  func nearestOwned(above view: SubjectID) -> SubjectID?? {
    guard let superviews else {
      depth.isLong = true
      return nil
    }
    return .some(superviews.nearestMarked(above: view))
  }

  /// Builds the indexes.
  mutating func build(_ instances: ContiguousArray<Instance>) {
    let (parents, superviews) = (AncestorIndex(), AncestorIndex())
    for instance in instances where instance.id != .none {
      let links = Links(instance)
      parents.setParent(of: instance.id, to: links.parent)
      superviews.setParent(of: instance.id, to: links.superview)
      superviews.setMark(of: instance.id, to: links.isOwned)
    }
    (self.parents, self.superviews) = (parents, superviews)
  }

  /// Updates the indexes after a change of an object.
  mutating func update(_ id: SubjectID, _ before: Links, _ after: Links) {
    guard before != after else { return }
    makeUnique()
    parents?.setParent(of: id, to: after.parent)
    superviews?.setParent(of: id, to: after.superview)
    superviews?.setMark(of: id, to: after.isOwned)
  }

  /// Removes an object from the indexes.
  mutating func remove(_ id: SubjectID) {
    makeUnique()
    parents?.remove(id)
    superviews?.remove(id)
  }

  /// Copies the indexes when a copy of the hierarchy shares them.
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&parents) { parents = parents.map(AncestorIndex.init(copying:)) }
    if !isKnownUniquelyReferenced(&superviews) {
      superviews = superviews.map(AncestorIndex.init(copying:))
    }
  }
}
