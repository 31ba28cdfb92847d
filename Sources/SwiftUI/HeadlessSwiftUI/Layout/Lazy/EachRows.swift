import Foundation

/// The rows of a `ForEach` in a lazy container: nodes exist for those that were visible.
@MainActor
final class EachRows {
  private unowned let node: Node
  private weak var container: Node?
  /// The number of elements.
  private(set) var count = 0
  /// The existing rows by the index of the element.
  private var rows: [Int: Node] = [:]
  /// The indexes of the visible rows.
  private var shown: Set<Int> = []
  private var makeRow: (Int) -> ChildList.Child? = { _ in nil }
  private var index: (AnyHashable) -> Int? = { _ in nil }

  init(_ node: Node, in container: Node) {
    self.node = node
    self.container = container
  }

  /// The indexes and the positions of the existing rows, in order.
  var existing: [(index: Int, place: Place, isShown: Bool)] {
    node.children.map { ($0.index, $0.place, $0.isShown) }
  }

  /// Takes over new data.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - isMoved: Whether existing rows have other indexes.
  ///   - index: Returns the index of an id.
  ///   - makeRow: Creates the row of an element.
  func update(
    count: Int,
    isMoved: Bool,
    index: @escaping (AnyHashable) -> Int?,
    makeRow: @escaping (Int) -> ChildList.Child?
  ) {
    if isMoved || count != self.count { container?.layoutState(LazyRows.self)?.rowsDidChange() }
    self.count = count
    self.index = index
    self.makeRow = makeRow
  }

  /// Takes over the rows that exist after an update, or the changed boxes of a row.
  func refresh() {
    guard !isShowing else { return }
    rows = Dictionary(node.children.map { ($0.index, $0) }) { first, _ in first }
    shown = Set(rows.filter { $0.value.isShown }.keys)
    guard let container else { return }
    container.layout?.invalidate(container)
    container.layout?.ownBox?.childDidChange()
  }

  /// Whether a row is being created, which the container has caused.
  var isShowing = false

  /// Returns the boxes of a row, which is created or shown again.
  func show(_ index: Int) -> Node? {
    let row: Node
    if let existing = rows[index] {
      row = existing
      row.setShown(true)
    } else {
      guard let child = makeRow(index) else { return nil }
      row = node.addChild(child)
      rows[index] = row
    }
    shown.insert(index)
    return row
  }

  /// Hides the rows outside of a range.
  func hide(except range: Range<Int>) {
    for index in shown.sorted() where !range.contains(index) {
      shown.remove(index)
      rows[index]?.setShown(false)
    }
  }

  /// Ends the rows outside of a range, with their state.
  func drop(except range: Range<Int>) {
    for (index, row) in rows.sorted(by: { $0.key < $1.key }) where !range.contains(index) {
      rows[index] = nil
      node.removeChild(row)
    }
  }

  /// The index of the element with an id; `nil` if there is none.
  func index(of id: AnyHashable) -> Int? { index(id) }

  /// The boxes of the visible rows.
  var placedBoxes: [LayoutBox] {
    shown.sorted().flatMap { rows[$0]?.layout?.boxes ?? [] }
  }

  var lazyContainer: Node? { container }
}

extension Node {
  /// The rows of a `ForEach` in a lazy container; `nil` for other nodes.
  var lazyRows: EachRows? { storage as? EachRows }

  /// The object that layout stores in the node, if it is of a type.
  func layoutState<State: AnyObject>(_ type: State.Type) -> State? { storage as? State }

  /// The lazy container whose rows the node's children are; `nil` for other nodes.
  var lazyContainer: Node? {
    var ancestor = parent
    while let node = ancestor {
      if node.view is any LazyContainer { return node }
      if case .id = node.place, node.parent?.lazyRows != nil { return nil }
      if node.context.surface !== context.surface || node.makeLayout() != nil { return nil }
      ancestor = node.parent
    }
    return nil
  }
}

extension ForEach where Content: View {
  /// Makes the rows that exist already; the container makes others when they become visible.
  @MainActor
  func makeRows(_ rows: EachRows, _ children: inout ChildList) {
    let data = data
    let id = id
    let content = content
    func element(_ index: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: index)]
    }
    func row(_ index: Int, _ place: Place? = nil, isShown: Bool = true) -> ChildList.Child? {
      guard index >= 0, index < data.count else { return nil }
      let element = element(index)
      var child = ChildList.Child(
        view: content(element),
        place: place ?? .id(AnyHashable(id(element))),
        isShown: isShown
      )
      child.index = index
      return child
    }
    func isUnmoved(_ index: Int, _ place: Place) -> Bool {
      index < data.count && place == .id(AnyHashable(id(element(index))))
    }
    let existing = rows.existing
    let isMoved = !existing.allSatisfy { isUnmoved($0.index, $0.place) }
    rows.update(
      count: data.count,
      isMoved: isMoved,
      index: { wanted in
        data.firstIndex { AnyHashable(id($0)) == wanted }
          .map { data.distance(from: data.startIndex, to: $0) }
      },
      makeRow: { row($0) }
    )
    guard isMoved else {
      for present in existing {
        if let child = row(present.index, isShown: present.isShown) { children.append(child) }
      }
      return
    }
    var shown: [Place: Bool] = [:]
    for present in existing { shown[present.place] = present.isShown }
    for (index, element) in data.enumerated() {
      let place = Place.id(AnyHashable(id(element)))
      guard let isShown = shown.removeValue(forKey: place) else { continue }
      if let child = row(index, place, isShown: isShown) { children.append(child) }
    }
  }
}
