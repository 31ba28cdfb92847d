/// Finds what keeps objects alive, as paths of strong references: `window → rootViewController
/// (HomeViewController) → cache[0] (DetailViewController)`.
///
/// The search follows stored properties, the captured values of closures, and the hierarchies of
/// windows, controllers and views. It is breadth-first, so that a path is as short as possible, and
/// bounded. Weak and unowned references are not followed. Tasks, generic closures and objects of
/// the system can't be read.
@MainActor
struct ReferenceSearch {
  /// The object that a search begins with, and its name in the path.
  typealias Root = (name: String, object: AnyObject)

  /// More objects than this are not searched.
  static let mostObjects = 20_000

  private struct Node {
    let object: AnyObject
    let parent: Int
    let label: String
  }

  private let reader: ReferenceReader
  private var nodes: [Node] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var next = 0
  /// The properties with closures that can't be read, each with its class, nearest first.
  private(set) var unreadClosures: [String] = []

  init(_ reader: ReferenceReader) {
    self.reader = reader
  }

  /// Whether the search ended because of its bound.
  var isCut: Bool { nodes.count >= Self.mostObjects }

  /// Searches all objects that a root leads to.
  mutating func search(from root: Root) {
    add(root.object, root.name, below: -1)
    run()
  }

  /// Searches all objects that roots lead to, near ones first.
  mutating func search(from roots: [Root]) {
    for root in roots { add(root.object, root.name, below: -1) }
    run()
  }

  /// Searches all objects that static properties lead to.
  mutating func search(from properties: StaticProperties) {
    let memory = OwnMemory()
    // A variable whose initial value was not computed yet is 0.
    for variable in properties.variables where variable.storage.contains(where: { $0 != 0 }) {
      guard let type = properties.types.type(variable.type[...]),
        let address = variable.storage.baseAddress,
        let layout = ValueLayout(of: type), layout.size <= variable.storage.count,
        !variable.isOptional || memory.isStrongReference(at: address)
      else { continue }
      var found = ReferenceReader.Contents()
      reader.collect(valueAt: address, type, variable.name, depth: 0, into: &found)
      for reference in found.references { add(reference.object, reference.label, below: -1) }
    }
    run()
  }

  private mutating func add(_ object: AnyObject, _ label: String, below parent: Int) {
    guard !isCut, indices[ObjectIdentifier(object)] == nil else { return }
    indices[ObjectIdentifier(object)] = nodes.count
    nodes.append(Node(object: object, parent: parent, label: label))
  }

  private mutating func run() {
    while next < nodes.count {
      for reference in contents(of: next) { add(reference.object, reference.label, below: next) }
      next += 1
    }
  }

  private mutating func contents(of index: Int) -> [ReferenceReader.Reference] {
    let object = nodes[index].object
    let contents = reader.contents(of: object)
    if !contents.unreadClosures.isEmpty {
      let owner = reader.className(of: object)
      unreadClosures += contents.unreadClosures.map { "\(owner).\($0)" }
    }
    return contents.references
  }

  /// The path to an object; `nil` if the search did not find it.
  func path(to object: AnyObject) -> String? {
    indices[ObjectIdentifier(object)].map { text(to: $0) }
  }

  /// Searches what an object refers to; returns the path on which it refers to itself.
  mutating func cycle(of object: AnyObject) -> String? {
    add(object, reader.className(of: object), below: -1)
    while next < nodes.count {
      for reference in contents(of: next) {
        if reference.object === object { return "\(text(to: next)) → \(name(of: reference))" }
        add(reference.object, reference.label, below: next)
      }
      next += 1
    }
    return nil
  }

  private func name(of reference: ReferenceReader.Reference) -> String {
    "\(reference.label) (\(reader.className(of: reference.object)))"
  }

  private func text(to index: Int) -> String {
    var parts: [String] = []
    var next = index
    while next >= 0 {
      let node = nodes[next]
      let isRoot = node.parent < 0
      parts.append(isRoot ? node.label : "\(node.label) (\(reader.className(of: node.object)))")
      next = node.parent
    }
    return parts.reversed().joined(separator: " → ")
  }
}
