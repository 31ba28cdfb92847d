import HeadlessSwiftUI

/// One level of a path, such as `text(1)`.
struct InspectionCall {
  var name: String
  /// The text of a type argument, such as `MainView.self`.
  var argument: String?
  var index: Int?

  var text: String {
    let arguments = [argument, index.map(String.init)].compactMap(\.self)
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}

/// A view on the path of an inspection.
@MainActor
final class InspectedView {
  /// The kind of the level of the path.
  enum Subject {
    /// The view that is reached from a node through modifiers and conditions.
    case view(Node)
    /// A named child of another view, such as its label or its overlay.
    case slot(Slot)
    /// A view that is not present.
    case absent(InspectionError)
  }

  /// A named child of a view or a modifier, which contains other views.
  struct Slot {
    /// The node of the view or of the modifier.
    let owner: Node
    /// The root of the contained views; `nil` if there are none.
    let root: Node?
    /// The name of the type that searches look for, such as `Sheet`; `nil` for a label.
    let kind: String?
  }

  let source: InspectionSource
  let subject: Subject
  let parent: InspectedView?
  /// The level of the path; `nil` for the root of an inspection.
  let call: InspectionCall?

  init(
    _ subject: Subject,
    in source: InspectionSource,
    parent: InspectedView?,
    call: InspectionCall?
  ) {
    self.subject = subject
    self.source = source
    self.parent = parent
    self.call = call
  }

  /// The same view at the same position with another level in the path.
  func relabelled(_ call: InspectionCall?) -> InspectedView {
    InspectedView(subject, in: source, parent: parent, call: call)
  }

  // MARK: Content

  /// The view with its modifiers.
  func content() throws -> Content {
    source.refresh()
    switch subject {
    case .absent(let error): throw error
    case .view(let start): return try Content.unwrapped(start, in: source)
    case .slot(let slot):
      guard let root = slot.root else {
        return Content(node: slot.owner, modifiers: [])
      }
      return try Content.unwrapped(root, in: source)
    }
  }

  /// Whether the level holds views without being one.
  var slot: Slot? {
    if case .slot(let slot) = subject { return slot }
    return nil
  }

  /// The names of the view's type.
  func typeNames() throws -> TypeNames { TypeNames.of(type(of: try content().view)) }

  /// The name of the view in messages, such as `EmptyView`.
  var messageName: String {
    if let kind = slot?.kind { return kind }
    guard let names = try? typeNames() else { return "EmptyView" }
    return names.short
  }

  // MARK: Path

  /// The path from the root of the inspection.
  var path: String {
    guard let call else { return parent?.path ?? "" }
    let outer = parent?.path ?? ""
    return outer.isEmpty ? call.text : "\(outer).\(call.text)"
  }

  /// The level that a view has in paths without a request for a type.
  static func call(for content: Content, index: Int?) -> InspectionCall {
    let names = TypeNames.of(type(of: content.view))
    if content.view is any ModifierPlaceholder {
      return InspectionCall(name: "viewModifierContent", index: index)
    }
    guard names.isFramework else {
      return InspectionCall(name: "view", argument: "\(names.argument).self", index: index)
    }
    return InspectionCall(name: names.base.lowercasedFirst, index: index)
  }
}

extension String {
  /// The string with a lowercase first letter.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
