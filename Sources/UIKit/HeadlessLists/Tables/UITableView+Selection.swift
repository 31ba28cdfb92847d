import Foundation
import TraceModel

/// Selection, by code and by taps.
extension UITableView {
  /// Scrolls until a rectangle is at a position.
  func scroll(to rect: CGRect, at position: ScrollPosition, animated: Bool) {
    let insets = adjustedContentInset
    let area = bounds.inset(by: insets)
    let offset: CGFloat
    switch position {
    case .none:
      if rect.minY < area.minY {
        offset = rect.minY - insets.top
      } else if rect.maxY > area.maxY {
        offset = rect.maxY - bounds.height + insets.bottom
      } else {
        return
      }
    case .top: offset = rect.minY - insets.top
    case .middle: offset = rect.midY - insets.top - area.height / 2
    case .bottom: offset = rect.maxY - bounds.height + insets.bottom
    }
    setContentOffset(limited(CGPoint(x: contentOffset.x, y: offset)), animated: animated)
  }

  /// Selects a row by code; the delegate is not notified.
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    countIfNeeded()
    guard let path else {
      for path in content.selected { setSelected(false, path, animated: animated) }
      return
    }
    guard content.geometry.contains(path) else { return }
    if !allowsSeveral {
      for other in content.selected where other != path {
        setSelected(false, other, animated: animated)
      }
    }
    setSelected(true, path, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  /// Changes whether a row is selected, and the state of its cell.
  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    guard content.selected.contains(path) != isSelected else { return }
    if isSelected {
      content.selected.append(path)
    } else {
      content.selected.removeAll { $0 == path }
    }
    guard let cell = content.displayed[path], cell.isSelected != isSelected else { return }
    sendSelected(isSelected, to: cell, animated: animated)
  }

  func sendSelected(_ isSelected: Bool, to cell: UITableViewCell, animated: Bool) {
    life.runtime.dispatcher.send(.setSelected, to: cell.traceSubject, animated: animated) {
      cell.setSelected(isSelected, animated: animated)
    }
  }

  func sendHighlighted(_ isHighlighted: Bool, to cell: UITableViewCell) {
    life.runtime.dispatcher.send(.setHighlighted, to: cell.traceSubject, animated: false) {
      cell.setHighlighted(isHighlighted, animated: false)
    }
  }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var allowsTaps: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  // choice: table-highlight-order
  /// Highlights a row as a touch does that begins on it.
  ///
  /// - Returns: Whether the row is highlighted.
  package func userHighlights(rowAt path: IndexPath) -> Bool {
    guard allowsTaps || allowsSelection, content.geometry.contains(path) else { return false }
    let isAllowed = askDelegate(.shouldHighlightRow, text: path.traceText) {
      $0.tableView(self, shouldHighlightRowAt: path)
    }
    guard isAllowed ?? true, let cell = content.displayed[path] else { return false }
    sendHighlighted(true, to: cell)
    _ = askDelegate(.didHighlightRow, argument: cell.traceSubject, text: path.traceText) {
      $0.tableView(self, didHighlightRowAt: path)
    }
    return true
  }

  /// Ends the highlight of a row.
  package func userUnhighlights(rowAt path: IndexPath) {
    guard let cell = content.displayed[path], cell.isHighlighted else { return }
    sendHighlighted(false, to: cell)
    _ = askDelegate(.didUnhighlightRow, argument: cell.traceSubject, text: path.traceText) {
      $0.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Highlights the row at a point where a finger touches the table, unless it touches its
  /// accessory button.
  func beginTap(at point: CGPoint) {
    guard content.swiped == nil else { return closeSwipe() }
    guard content.touched == nil, let path = indexPathForRow(at: point) else { return }
    if let cell = content.displayed[path], cell.hasAccessoryButton(isEditing: isEditing),
      cell.convert(point, from: self).x >= cell.bounds.width - cell.accessoryButtonWidth
    {
      content.touchedAccessory = path
      return
    }
    if userHighlights(rowAt: path) { content.touched = path }
  }

  /// Ends the touch of a highlighted row.
  func endTap(selects: Bool) {
    if let path = content.touchedAccessory {
      content.touchedAccessory = nil
      if selects { _ = userTapsAccessory(ofRowAt: path) }
      return
    }
    guard let path = content.touched else { return }
    content.touched = nil
    userUnhighlights(rowAt: path)
    if selects { selectTapped(path) }
  }

  /// Selects a row as a tap does: the touch highlights the row, which must be visible, and its end
  /// selects it.
  package func userSelects(rowAt path: IndexPath) {
    displayIfNeeded()
    guard content.displayed[path] != nil, userHighlights(rowAt: path) else { return }
    userUnhighlights(rowAt: path)
    selectTapped(path)
  }

  private func selectTapped(_ path: IndexPath) {
    guard allowsTaps, content.geometry.contains(path) else { return }
    if allowsSeveral, content.selected.contains(path) {
      userDeselects(path)
      return
    }
    let answer = askDelegate(.willSelectRow, text: path.traceText) {
      $0.tableView(self, willSelectRowAt: path)
    }
    guard let chosen = answer ?? path, content.geometry.contains(chosen) else { return }
    if !allowsSeveral {
      for other in content.selected where other != chosen { userDeselects(other) }
    }
    setSelected(true, chosen, animated: false)
    // The segue of a cell is performed before the delegate is notified, as apps observe.
    if let cell = content.displayed[chosen] { cell.rare?.selectionSegue?.start(cell) }
    _ = askDelegate(
      .didSelectRow,
      argument: content.displayed[chosen]?.traceSubject,
      text: chosen.traceText
    ) { $0.tableView(self, didSelectRowAt: chosen) }
  }

  // choice: accessory-segue-order
  /// Taps the accessory button of a row: starts its segue, and notifies the delegate.
  ///
  /// - Returns: Whether the row is visible and has an accessory button.
  package func userTapsAccessory(ofRowAt path: IndexPath) -> Bool {
    displayIfNeeded()
    guard let cell = content.displayed[path], cell.hasAccessoryButton(isEditing: isEditing) else {
      return false
    }
    // As for a selection, the segue is performed first.
    cell.rare?.accessorySegue?.start(cell)
    _ = askDelegate(.accessoryButtonTapped, argument: cell.traceSubject, text: path.traceText) {
      $0.tableView(self, accessoryButtonTappedForRowWith: path)
    }
    return true
  }

  private func userDeselects(_ path: IndexPath) {
    let answer = askDelegate(.willDeselectRow, text: path.traceText) {
      $0.tableView(self, willDeselectRowAt: path)
    }
    guard let chosen = answer ?? path else { return }
    setSelected(false, chosen, animated: false)
    _ = askDelegate(
      .didDeselectRow,
      argument: content.displayed[chosen]?.traceSubject,
      text: chosen.traceText
    ) { $0.tableView(self, didDeselectRowAt: chosen) }
  }
}
