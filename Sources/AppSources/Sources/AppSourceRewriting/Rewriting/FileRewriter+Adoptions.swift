import SwiftSyntax

extension FileRewriter {
  /// Removes `override` from a method that Foundation declares in an extension off Apple's
  /// platforms.
  func adopt(_ node: FunctionDeclSyntax, of part: TypePart) {
    guard node.modifiers.contains(where: { $0.name.text == "override" }),
      let member = part.members.first(where: { $0.offset == node.position.utf8Offset }),
      index.isAdopted(member, by: part.name)
    else { return }
    for modifier in node.modifiers where modifier.name.text == "override" { remove(modifier) }
    guard ModuleIndex.isCalledByAppOnly(member) else { return }
    report(
      .note,
      at: node,
      "'\(member.fullName)' of '\(part.name)' is called only by code that names the class",
      help: "nothing, if no other code asks objects of the class"
    )
  }

  /// Makes a class conform to the protocols through which the runtime calls such methods.
  func addAdoptedProtocols(_ node: ClassDeclSyntax) {
    guard let part = enclosingPart, part.kind == .class,
      let last = node.inheritanceClause?.inheritedTypes.last
    else { return }
    let protocols = index.adoptedProtocols(of: part.name)
    guard !protocols.isEmpty else { return }
    usesRuntime = true
    edits.append(Edit(at: last.type.end, protocols.map { ", \($0)" }.joined()))
  }
}
