public import Foundation

/// A collection of views that a list can edit
/// (developer.apple.com/documentation/swiftui/dynamicviewcontent).
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// The edits that a list can make.
package struct EditModifier: ViewModifier, PrimitiveModifier {
  /// Deletes elements.
  package var onDelete: (@MainActor (IndexSet) -> Void)?
  /// Moves elements.
  package var onMove: (@MainActor (IndexSet, Int) -> Void)?
  let name: String

  package var attribute: (name: String, value: String)? {
    (name, onDelete == nil && onMove == nil ? "none" : "set")
  }
}

extension DynamicViewContent {
  /// Sets the action that deletes elements.
  public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(EditModifier(onDelete: action, name: "onDelete"))
  }

  /// Sets the action that moves elements.
  public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(EditModifier(onMove: action, name: "onMove"))
  }
}

extension Node {
  /// Deletes elements of the first `ForEach` with `onDelete` in the subtree, as the user does.
  ///
  /// - Returns: Whether there is one that is enabled.
  @discardableResult
  package func delete(at offsets: IndexSet) -> Bool {
    edit { modifier in modifier.onDelete.map { action in { action(offsets) } } }
  }

  private func edit(_ action: (EditModifier) -> (() -> Void)?) -> Bool {
    if let content = view as? any EditableContent, let body = action(content.editModifier) {
      return performAction(text: content.editModifier.name, body)
    }
    for child in children where child.edit(action) { return true }
    return false
  }
}

/// A view with an ``EditModifier``.
@MainActor
private protocol EditableContent {
  var editModifier: EditModifier { get }
}

extension ModifiedContent: EditableContent where Content: View, Modifier == EditModifier {
  fileprivate var editModifier: EditModifier { modifier }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at offsets before the element at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = elements.indices.filter { source.contains($0) }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    for (index, origin) in zip(indices, before + moved + after) { self[index] = elements[origin] }
  }
}
