import SwiftSyntax

extension FileRewriter {
  /// Rewrites the module in a name such as `CoreGraphics.CGFloat`.
  ///
  /// The runtime exports Foundation again, which exports the C library.
  func rewriteQualifier(_ name: TokenSyntax, period: TokenSyntax, member: TokenSyntax) {
    let module = name.text
    guard
      module == "Foundation" || Self.substitutes[module] != nil || Self.logModules.contains(module),
      !self.module.importableModules.contains(module), index.declaration(of: module) == nil
    else { return }
    if Self.logModules.contains(module) {
      guard StandIns.log.contains(where: { $0.name == member.text }) else { return }
      // The declarations are in the module itself.
      edits.append(Edit(name.start..<period.end, file.source.bytes.blank(name.start..<period.end)))
    } else if module != "Foundation" || member.text.hasPrefix("NSKeyValue") {
      usesRuntime = true
      replace(name, with: self.module.runtimeModule)
    } else if Self.networkTypes.contains(member.text) {
      addedImports.insert("FoundationNetworking")
      edits.append(Edit(name.range, "FoundationNetworking"))
    }
  }

  /// Removes the part of a module from an import, because other platforms have whole modules only.
  ///
  /// An import of one declaration names the module that has it there.
  func removeSubmodule(_ node: ImportDeclSyntax) {
    guard node.path.count > 1, let module = node.path.first,
      ["UIKit", "Foundation", self.module.runtimeModule].contains(module.name.text)
    else { return }
    guard node.importKindSpecifier != nil else {
      let range = module.name.end..<node.end
      edits.append(Edit(range, file.source.bytes.blank(range)))
      return
    }
    guard let name = node.path.dropFirst().first?.name.text, Self.networkTypes.contains(name) else {
      return
    }
    edits.append(Edit(module.name.range, "FoundationNetworking"))
  }
}
