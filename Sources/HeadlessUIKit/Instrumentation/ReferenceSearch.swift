/// Finds what keeps an object alive, as a path of strong references: `window → rootViewController
/// (HomeViewController) → cache[0] (DetailViewController)`.
///
/// The search follows the stored properties of the app's classes by reflection, and the hierarchies of
/// windows, controllers and views. It is breadth-first and bounded, so that a path is as short as
/// possible. Weak and unowned properties are not followed. Closures, tasks and timers cannot be read:
/// an object that only a closure retains has no path, but the closures that it owns are listed.
@MainActor
struct ReferencePath {
  /// The object that a search begins with, and its name in the path.
  typealias Root = (name: String, object: AnyObject)

  /// More objects than this are not searched.
  private static let mostObjects = 20_000

  private struct Node {
    let object: AnyObject
    let parent: Int
    let label: String
  }

  private let reader: ReferenceReader
  private var nodes: [Node] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  private init(_ recording: Recording) {
    reader = ReferenceReader(recording: recording)
  }

  /// Describes what keeps an object alive, in a phrase such as `held by window → …`.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - tiers: The objects that are alive for other reasons: a path from the first tier that leads to
  ///     the object is preferred, even to a shorter one from a later tier.
  ///   - recording: The recording, which distinguishes the app's classes.
  /// - Returns: The path; without one, the cycle of the object, the closures that may retain it, or a
  ///   remark that nothing was found.
  static func explanation(
    of target: AnyObject,
    from tiers: [[Root]],
    in recording: Recording
  ) -> String {
    for roots in tiers {
      var search = ReferencePath(recording)
      for root in roots where root.object !== target {
        search.add(root.object, root.name, below: -1)
      }
      if let path = search.path(to: target) { return "held by \(path)" }
    }
    var cycle = ReferencePath(recording)
    let name = cycle.reader.className(of: target)
    if let path = cycle.path(from: target, named: name) { return "it holds itself: \(path)" }
    let closures = cycle.closures(named: name)
    guard closures.isEmpty else {
      return "no path of references was found; closures, which reflection can't read, may hold it: "
        + closures.joined(separator: ", ")
    }
    return "no path of references was found; closures, tasks and timers can't be read"
  }

  private mutating func add(_ object: AnyObject, _ label: String, below parent: Int) {
    guard nodes.count < Self.mostObjects, indices[ObjectIdentifier(object)] == nil else { return }
    indices[ObjectIdentifier(object)] = nodes.count
    nodes.append(Node(object: object, parent: parent, label: label))
  }

  /// Searches from the roots; returns the path to the first reference to the target.
  private mutating func path(to target: AnyObject) -> String? {
    var next = 0
    while next < nodes.count {
      for reference in reader.references(of: nodes[next].object) {
        if reference.object === target { return text(to: next, then: reference) }
        add(reference.object, reference.label, below: next)
      }
      next += 1
    }
    return nil
  }

  /// Searches from the target; returns the path on which it refers to itself.
  private mutating func path(from target: AnyObject, named name: String) -> String? {
    add(target, name, below: -1)
    return path(to: target)
  }

  /// The properties with closures of the objects that were found, nearest first.
  private func closures(named name: String) -> [String] {
    var found: [String] = []
    for node in nodes.prefix(64) where found.count < 3 {
      let owner = reader.className(of: node.object)
      found += reader.closures(of: node.object).map { "\(owner).\($0)" }.prefix(3 - found.count)
    }
    return found
  }

  private func text(to index: Int, then last: ReferenceReader.Reference) -> String {
    var parts = ["\(last.label) (\(reader.className(of: last.object)))"]
    var next = index
    while next >= 0 {
      let node = nodes[next]
      let isRoot = node.parent < 0
      parts.append(
        isRoot ? node.label : "\(node.label) (\(reader.className(of: node.object)))"
      )
      next = node.parent
    }
    return parts.reversed().joined(separator: " → ")
  }
}
