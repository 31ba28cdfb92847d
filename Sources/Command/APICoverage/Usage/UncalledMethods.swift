/// Finds optional methods of the runtime's protocols that are called only where symbols exist.
///
/// On Apple's platforms an object is asked which methods it has. Without the rewriter, Swift
/// decides at the class that conforms to a protocol: a method that only a subclass adds is not
/// called.
struct UncalledMethods {
  /// A type of the app, with the members and protocols of its extensions.
  private struct AppType {
    var kind = DeclaredType.Kind.extension
    var parents: [String] = []
    var members: [(member: DeclaredMember, path: String)] = []
  }

  private var types: [String: AppType] = [:]
  /// The names of types in the order of files.
  private var order: [String] = []

  /// Adds the declarations of a file.
  mutating func add(_ declarations: DeclarationParser.Result, path: String) {
    for type in declarations.types {
      if types[type.name] == nil { order.append(type.name) }
      var entry = types[type.name] ?? AppType()
      if type.kind != .extension { entry.kind = type.kind }
      entry.parents += type.parents
      entry.members += type.members.map { ($0, path) }
      types[type.name] = entry
    }
  }

  /// The methods, in the order of files and lines.
  var uses: [APIUse] {
    let protocols = OptionalRequirements.current
    return order.flatMap { name -> [APIUse] in
      let ancestors = ancestors(of: name)
      guard !ancestors.isEmpty, let type = types[name] else { return [] }
      let requirements = ancestors.indices.flatMap { index in
        self.protocols(of: ancestors[index]).flatMap { conformed in
          protocols.members(of: conformed).map { (base: index, conformed: conformed, name: $0) }
        }
      }
      let found = Dictionary(requirements.map { ($0.name, $0) }) { first, _ in first }
      return type.members.compactMap { entry in
        guard !entry.member.isHidden, let requirement = found[entry.member.name] else { return nil }
        // The class that conforms, or a superclass of it, has the method, which is called.
        let above = ancestors[requirement.base...]
        guard !above.contains(where: { declares(entry.member.name, $0) }) else { return nil }
        return use(
          entry.member,
          of: name,
          below: ancestors[requirement.base],
          requirement.conformed,
          entry.path
        )
      }
    }
  }

  private func use(
    _ member: DeclaredMember,
    of type: String,
    below base: String,
    _ conformed: String,
    _ path: String
  ) -> APIUse {
    APIUse(
      kind: .uncalled,
      name: "\(type).\(member.name)",
      path: path,
      line: member.line,
      column: member.column,
      reason:
        "only a subclass of \(base), which conforms to \(conformed), declares it: in an optimized build, "
        + "declare it in \(base), and override it, or use the plugin AppSources"
    )
  }

  private func declares(_ member: String, _ type: String) -> Bool {
    types[type]?.members.contains { $0.member.name == member } ?? false
  }

  /// Returns the full name of a type that source in another type names; `nil` for a type of a
  /// module.
  private func resolved(_ name: String, in outer: String) -> String? {
    var scope = outer.split(separator: ".")
    var seen: Set<String> = []
    var name = name
    while true {
      let found = (scope + [Substring(name)]).joined(separator: ".")
      if let type = types[found], type.kind != .extension, found != outer {
        guard type.kind == .typealias, let target = type.parents.first, seen.insert(found).inserted
        else { return found }
        name = target
        scope = found.split(separator: ".").dropLast()
        continue
      }
      guard scope.popLast() != nil else { return seen.isEmpty ? nil : name }
    }
  }

  /// The superclasses of a class that the app declares, the nearest one first.
  private func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var current = name
    while let type = types[current], type.kind == .class,
      let next = type.parents.lazy.compactMap({ resolved($0, in: current) })
        .first(where: { types[$0]?.kind == .class }), next != name, !found.contains(next)
    {
      found.append(next)
      current = next
    }
    return found
  }

  /// The protocols of the runtime to which a class conforms itself, also through protocols of the
  /// app.
  private func protocols(of name: String) -> [String] {
    var found: [String] = []
    var pending = [name]
    var seen: Set<String> = []
    while let current = pending.popLast() {
      guard seen.insert(current).inserted, let type = types[current] else { continue }
      for parent in type.parents {
        guard let own = resolved(parent, in: current), types[own] != nil else {
          let target = resolved(parent, in: current) ?? parent
          found += OptionalRequirements.current.refined(target)
          continue
        }
        if types[own]?.kind == .protocol { pending.append(own) }
      }
    }
    return found
  }
}

/// The requirements of the runtime's protocols that have default implementations.
struct OptionalRequirements: Sendable {
  /// The list of the runtime of this package, which the rewriter of AppSources reads too.
  static let current = OptionalRequirements(
    String(decoding: PackageResources.RuntimeProtocols_txt, as: UTF8.self)
  )

  private var requirements: [String: [String]] = [:]
  private var parents: [String: [String]] = [:]

  /// Reads lines such as `@MainActor protocol UITableViewDelegate : UIScrollViewDelegate`, each
  /// with indented lines of its requirements.
  private init(_ text: String) {
    var source = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("class ") {
      guard line.first == " " else {
        let parts = line.split(separator: " : ", maxSplits: 1)
        let refined = parts.count > 1 ? parts[1].split(separator: " ").joined(separator: ", ") : ""
        source +=
          "\(source.isEmpty ? "" : "}\n")\(parts[0])\(refined.isEmpty ? "" : ": \(refined)") {\n"
        continue
      }
      source += "\(line)\n"
    }
    source += "}\n"
    let declarations = DeclarationParser.declarations(in: SwiftLexer.tokens(of: Array(source.utf8)))
    for type in declarations.types {
      requirements[type.name] = type.members.map(\.name)
      parents[type.name] = type.parents
    }
  }

  /// Returns the optional requirements of a protocol, without those of protocols that it refines.
  func members(of name: String) -> [String] { requirements[name] ?? [] }

  /// Returns a protocol with those that it refines; none for another type.
  func refined(_ name: String) -> [String] {
    let name = name.split(separator: ".").last.map(String.init) ?? name
    guard requirements[name] != nil else { return [] }
    return [name] + (parents[name] ?? []).flatMap(refined)
  }
}
