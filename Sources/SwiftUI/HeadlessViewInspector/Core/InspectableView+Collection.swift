import HeadlessSwiftUI

/// The children of a view with several children.
extension InspectableView: @MainActor Sequence where View: MultipleViewContent {
  /// A child of any type.
  public typealias Element = InspectableView<ViewType.ClassifiedView>
}

extension InspectableView: @MainActor Collection where View: MultipleViewContent {
  /// The position of a child.
  public typealias Index = Int

  /// 0.
  public var startIndex: Int { 0 }

  /// The number of children.
  public var endIndex: Int { (try? inspected.containedViews().nodes.count) ?? 0 }

  /// The position of the next child.
  public func index(after index: Int) -> Int { index + 1 }

  /// The child at an index; a child that is not present has ``isAbsent``.
  public subscript(index: Int) -> InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(inspected.classifiedChild(index))
  }
}

extension InspectableView: @MainActor BidirectionalCollection where View: MultipleViewContent {
  /// The position of the previous child.
  public func index(before index: Int) -> Int { index - 1 }
}

extension InspectableView: @MainActor RandomAccessCollection where View: MultipleViewContent {}

extension InspectedView {
  /// The child at an index, with its own type in the path.
  func classifiedChild(_ index: Int) -> InspectedView {
    do {
      let contained = try containedViews()
      guard contained.nodes.indices.contains(index) else {
        throw InspectionError.viewIndexOutOfBounds(index: index, count: contained.nodes.count)
      }
      let node = contained.nodes[index]
      let content = try Content.unwrapped(node, in: source)
      return InspectedView(
        .view(node),
        in: source,
        parent: self,
        call: Self.call(for: content, index: index)
      )
    } catch {
      let error = error as? InspectionError ?? .viewNotFound(parent: messageName)
      return InspectedView(.absent(error), in: source, parent: self, call: nil)
    }
  }
}
