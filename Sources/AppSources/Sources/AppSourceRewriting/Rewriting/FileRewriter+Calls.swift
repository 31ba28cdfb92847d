import SwiftSyntax

extension FileRewriter {
  /// Rewrites calls that find resources in the app's bundle.
  func rewriteCall(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else {
      return .visitChildren
    }
    switch function {
    case "autoreleasepool":
      usesAutoreleasePool = usesAutoreleasePool || !index.globals.contains(function)
    case "NSLocalizedString": addBundle(to: node)
    case "Bundle" where node.arguments.first?.label?.text == "for" && node.arguments.count == 1:
      replace(node, with: appBundle)
      return .skipChildren
    default: break
    }
    return .visitChildren
  }

  private func addBundle(to node: FunctionCallExprSyntax) {
    guard node.arguments.count > 1, !node.arguments.contains(where: { $0.label?.text == "bundle" }),
      let next = node.arguments.first(where: { ["value", "comment"].contains($0.label?.text) })
    else { return }
    edits.append(Edit(at: next.start, "bundle: \(appBundle), "))
  }

  /// Reports functions of the Objective-C runtime.
  func reportRuntimeFunction(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    if StandIns.functions[name] != nil, !index.globals.contains(name),
      !(node.parent?.parent?.is(ForceUnwrapExprSyntax.self) ?? false)
    {
      standIns.names.insert(name)
      report(
        .warning,
        at: node,
        "'\(name)' finds and changes nothing without the Objective-C runtime",
        help: "test that the app works without it; or leave the file out with \"exclude\""
      )
    } else if Self.swizzling.contains(name) || StandIns.functions[name] != nil {
      report(
        .error,
        at: node,
        "'\(name)' needs the Objective-C runtime",
        help:
          "leave the file out with \"exclude\", or put the code into '#if canImport(ObjectiveC)'"
      )
    } else if name == "NSClassFromString" {
      report(
        .note,
        at: node,
        "'NSClassFromString' finds classes by the names of Swift: 'Module.Class'",
        help: "check for 'nil'"
      )
    }
  }

  private static let swizzling: Set<String> = [
    "class_copyMethodList", "class_copyPropertyList", "imp_implementationWithBlock",
    "objc_allocateClassPair", "objc_getClass", "objc_msgSend", "objc_registerClassPair",
    "object_setClass",
  ]

  /// Reports a property that the runtime would implement.
  func reportManaged(_ node: AttributeSyntax) {
    let superclass = enclosingPart.flatMap { index.lineage(of: $0.name).external } ?? ""
    if superclass.hasSuffix("Layer") {
      report(
        .error,
        at: node,
        "'@NSManaged' needs the Objective-C runtime, which stores the properties of layers",
        help: "write a stored property that calls 'setNeedsDisplay()', or leave the file out with "
          + "\"exclude\""
      )
    } else {
      report(
        .error,
        at: node,
        "'@NSManaged' needs Core Data, which exists only on Apple's platforms",
        help:
          "leave the file out with \"exclude\", and write a class with stored properties for tests"
      )
    }
  }
}
