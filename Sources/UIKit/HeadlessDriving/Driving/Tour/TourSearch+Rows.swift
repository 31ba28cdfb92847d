import Foundation

/// The rows of tables and the items of collection views.
extension TourSearch {
  func add(rowsOf table: UITableView) {
    guard table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection else {
      leaveOut(.row, "\(type(of: table))", "the table does not allow selection")
      return
    }
    for section in 0..<table.numberOfSections {
      add(
        .row,
        sectionOf: "\(type(of: table)) \(section)",
        count: table.numberOfRows(inSection: section),
        displayed: table.indexPathsForVisibleRows?.first { $0.section == section }?.row,
        cell: { table.cellForRow(at: IndexPath(row: $0, section: section)) },
        prepare: { finger, row in
          let path = IndexPath(row: row, section: section)
          finger.app.scroll(table, to: path)
          return table.cellForRow(at: path)?.tourText
        },
        perform: { finger, row in
          let path = IndexPath(row: row, section: section)
          guard let cell = table.cellForRow(at: path) else { throw Self.missing("row", path) }
          try finger.tap(cell)
        }
      )
    }
  }

  func add(itemsOf collection: UICollectionView) {
    guard collection.allowsSelection else {
      leaveOut(.item, "\(type(of: collection))", "the collection view does not allow selection")
      return
    }
    for section in 0..<collection.numberOfSections {
      add(
        .item,
        sectionOf: "\(type(of: collection)) \(section)",
        count: collection.numberOfItems(inSection: section),
        displayed: collection.indexPathsForVisibleItems.first { $0.section == section }?.item,
        cell: { collection.cellForItem(at: IndexPath(item: $0, section: section)) },
        prepare: { finger, item in
          let path = IndexPath(item: item, section: section)
          finger.app.scroll(collection, to: path)
          return collection.cellForItem(at: path)?.tourText
        },
        perform: { finger, item in
          let path = IndexPath(item: item, section: section)
          guard let cell = collection.cellForItem(at: path) else {
            throw Self.missing("item", path)
          }
          try finger.tap(cell)
        }
      )
    }
  }

  /// Adds the next rows of a section that were not tried.
  ///
  /// Rows of one class are a group. The class of a row off the screen is not known; such a row
  /// belongs to the group of the last displayed row before it, or else of the first displayed row,
  /// now or at an earlier visit.
  private func add(
    _ kind: Tour.Kind,
    sectionOf list: String,
    count: Int,
    displayed: Int?,
    cell: (Int) -> UIView?,
    prepare: @escaping @MainActor (TourFinger, Int) -> String?,
    perform: @escaping @MainActor (TourFinger, Int) throws -> Void
  ) {
    var offered = 0
    var omitted: [TourCandidate.Key: Int] = [:]
    let section = key(kind, "of \(list)")
    let first = displayed.flatMap(cell).map { key(kind, "\(type(of: $0)) of \(list)") }
    var group = first ?? finger.rows[section] ?? section
    finger.rows[section] = group
    for row in 0..<count {
      let cell = cell(row)
      if let cell { group = key(kind, "\(type(of: cell)) of \(list)") }
      let name = "\(list) \(row)"
      let unique = TourCandidate.Key(scope: screen.name, name: "\(key(kind, name).name)#0")
      let wasDone = isDone(unique)
      if !wasDone, isExhausted(group) {
        omitted[group, default: 0] += 1
        // Further rows off the screen are of the same group.
        if cell == nil {
          omitted[group, default: 0] += count - row - 1
          break
        }
        continue
      }
      guard wasDone || offered < rowsAtOnce else { continue }
      if !wasDone { offered += 1 }
      let label = cell.map(\.tourText).flatMap { $0.isEmpty ? nil : $0 } ?? "\(list)-\(row)"
      add(
        kind,
        label,
        name: name,
        group: group,
        obstacle: cell.flatMap(obstacle),
        prepare: { prepare($0, row) },
        { try perform($0, row) }
      )
    }
    for (group, number) in omitted.sorted(by: { $0.key.name < $1.key.name }) {
      leaveOut(
        kind,
        "\(number) further of \(group.name.dropFirst(kind.rawValue.count + 1))",
        "the last ones of them led to no new screen"
      )
    }
  }

  private static func missing(_ what: String, _ path: IndexPath) -> TouchError {
    TouchError(.offScreen, "the \(what) \(path.section)-\(path.item) can't be scrolled into view")
  }
}

extension UIView {
  /// The texts of the labels and buttons in the view.
  var tourText: String {
    var texts: [String] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast(), texts.count < 2 {
      guard !view.isHidden else { continue }
      let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? ""
      if !text.isEmpty { texts.append(text) }
      if !(view is UIButton) { pending += view.subviews.reversed() }
    }
    return texts.first ?? ""
  }

  /// The text by which a user recognizes the view, or else its identifier or class.
  var tourLabel: String {
    let texts: [String?] = [
      (self as? UIButton).flatMap { $0.currentTitle ?? $0.currentAttributedTitle?.string },
      (self as? UILabel)?.text, (self as? UITextField)?.placeholder, accessibilityLabel,
      accessibilityIdentifier, (self as? UIButton)?.currentImage?.name,
      (self as? UIControl).flatMap {
        $0.handlers.lazy.compactMap(\.method?.action.description).first
      },
    ]
    return texts.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "\(type(of: self))"
  }
}
