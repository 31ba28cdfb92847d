/// The declarations of the surveyed source.
struct AppDeclarations {
  /// The superclass and protocols of each type.
  private(set) var parents: [String: Set<String>] = [:]
  /// The names of all members and of functions outside types.
  private(set) var members: Set<String> = []

  /// Adds the declarations of a file.
  mutating func add(_ declarations: DeclarationParser.Result) {
    for type in declarations.types {
      let name = type.name.split(separator: ".").last.map { String($0) } ?? type.name
      if type.kind != .extension || parents[name] != nil || !type.parents.isEmpty {
        parents[name, default: []].formUnion(type.parents)
      }
      if type.kind != .extension { declared.insert(name) }
      members.formUnion(type.members.map(\.base))
    }
    members.formUnion(declarations.globals.map(\.base))
  }

  private var declared: Set<String> = []

  /// Whether the source declares the type, and not only extends it.
  func declares(_ type: String) -> Bool { declared.contains(type) }
}
