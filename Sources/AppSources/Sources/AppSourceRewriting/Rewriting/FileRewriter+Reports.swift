import SwiftSyntax

extension FileRewriter {
  /// Reports outlets and actions that nothing finds by their names.
  func reportUnlisted(_ part: TypePart, at node: some DeclSyntaxProtocol) {
    let outlets = ["IBOutlet", "IBAction", "IBSegueAction", "IBInspectable"]
    let hasOutlets = part.members.contains { !$0.attributes.isDisjoint(with: outlets) }
    let conditional = part.members.contains {
      $0.isConditional && !$0.attributes.isDisjoint(with: outlets)
    }
    let help = "storyboards and selectors by name do not find its members; use them in code"
    if hasOutlets, part.isGeneric {
      report(
        .note,
        at: node,
        "the generic class '\(part.name)' has no outlets and actions",
        help: help
      )
    } else if hasOutlets, part.isLocal {
      report(
        .note,
        at: node,
        "the local class '\(part.name)' has no outlets and actions",
        help: help
      )
    } else if conditional && (part.unknownConditions.isEmpty || part.container != nil) {
      report(.note, at: node, "outlets and actions of '\(part.name)' are in a '#if'", help: help)
    }
  }

  /// Reports an override of a member of a different module's class, which Swift does not allow.
  func reportOverrideOfOtherModule(
    _ hoist: ModuleIndex.Hoist,
    at node: some DeclSyntaxProtocol
  ) {
    guard let subclasses = hoist.subclasses else { return }
    let names = subclasses.map { "'\($0)'" }.joined(separator: ", ")
    let callers = subclasses.isEmpty ? "nothing calls it" : "it is called only by \(names)"
    report(
      .warning,
      at: node,
      "'\(hoist.className)' is a class of another module, in which Swift cannot replace "
        + "'\(hoist.member.fullName)': \(callers)",
      help: "override it in a subclass, and create objects of the subclass"
    )
  }
}
