import SwiftSyntax

extension FileRewriter {
  /// Makes a stored `dynamic` property report its changes to observers of its key path.
  func observe(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.text == "dynamic" }),
      let part = enclosingPart, node.bindingSpecifier.text == "var",
      node.attributes.names.contains("objc") || part.attributes.contains("objcMembers")
    else { return }
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      !node.modifiers.contains(where: { ["lazy", "static", "class"].contains($0.name.text) }),
      part.kind != .extension, binding.accessorBlock?.isObserving ?? true
    else {
      report(
        .note,
        at: node,
        "changes of this dynamic property are not observed",
        help: "declare it as a stored property of the class in a line of its own"
      )
      return
    }
    usesRuntime = true
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else {
      let call = "appValueChanged(\\.\(name.text), of: self, from: oldValue)"
      edits.append(Edit(at: binding.end, " { didSet { \(call) } }"))
      return
    }
    if let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }),
      let brace = observer.body?.leftBrace
    {
      let oldValue = observer.parameters?.name.text ?? "oldValue"
      let call = "appValueChanged(\\.\(name.text), of: self, from: \(oldValue))"
      edits.append(Edit(at: brace.end, " \(call); "))
    } else if let block = binding.accessorBlock {
      let call = "appValueChanged(\\.\(name.text), of: self, from: oldValue)"
      edits.append(Edit(at: block.rightBrace.start, " didSet { \(call) } "))
    }
  }
}

extension FileRewriter {
  /// Turns the observers of an override in an extension into methods, which the override in the
  /// class calls.
  func moveObservers(of node: VariableDeclSyntax, _ hoist: ModuleIndex.Hoist) {
    guard let block = node.bindings.first?.accessorBlock else { return }
    var start = node.bindingSpecifier.start
    var separator = ""
    for observer in block.observers {
      guard let body = observer.body else { continue }
      let word = observer.accessorSpecifier.text
      let value = observer.parameters?.name.text ?? (word == "didSet" ? "oldValue" : "newValue")
      let replaced = start..<body.leftBrace.start
      let lines = file.source.bytes.lineBreaks(in: replaced)
      let head = "func \(hoist.name(of: word))(_ \(value): \(hoist.member.type ?? "Any")) "
      edits.append(Edit(replaced, separator + head + lines))
      start = body.rightBrace.end
      separator = "; "
    }
    edits.append(Edit(block.rightBrace.range, " "))
  }
}
