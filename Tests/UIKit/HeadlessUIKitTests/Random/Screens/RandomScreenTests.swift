import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Random use of an app with a split view, tables, text fields and buttons.
///
/// `.ci/fuzz` runs more seeds; `LIFELINE_FUZZ_FROM` is the first one.
struct `Random worlds of screens` {
  @Test(arguments: 0..<16) @MainActor
  func `cells, editing and appearances alternate on random screens`(seed: UInt64) async throws {
    try await run(seed: seed, steps: 60)
  }

  @Test(.enabled(if: WorldSetting.count > 0)) @MainActor
  func `a long run of random screens has no failures`() async throws {
    for seed in WorldSetting.first..<WorldSetting.first + max(1, WorldSetting.count / 10) {
      try await run(seed: seed, steps: 120)
    }
  }

  @MainActor
  private func run(seed: UInt64, steps: Int) async throws {
    let ledger = ScreenLedger()
    try await withApp { app in
      let world = ScreenWorld(app, ledger, seed: seed)
      try await world.begin()
      for _ in 0..<steps {
        try await world.step()
        let problems = ledger.violations + world.problems()
        #expect(problems == [], "seed \(seed): \(world.operations.joined(separator: ", "))")
        guard problems.isEmpty else { return }
      }
      try await world.end()
    }
    #expect(ledger.violations == [], "seed \(seed)")
    #expect(ledger.open == [], "seed \(seed): something began and did not end")
    #expect(ledger.count > 20, "seed \(seed)")
  }
}

/// What has begun on the screens of a run and not ended: displays of cells, editing, appearances.
@MainActor
final class ScreenLedger {
  private(set) var open: Set<String> = []
  private(set) var violations: [String] = []
  private(set) var count = 0

  /// Marks a screen as visible; a transition that is reversed makes it visible again.
  func show(_ screen: String) {
    count += 1
    open.insert(screen)
  }

  func hide(_ screen: String) {
    count += 1
    open.remove(screen)
  }

  func begin(_ key: String) {
    count += 1
    if !open.insert(key).inserted { violations.append("\(key) begins twice") }
  }

  func end(_ key: String) {
    count += 1
    if open.remove(key) == nil { violations.append("\(key) ends without a begin") }
  }
}

/// A run of an app: a list and a form beside each other, or one behind the other.
@MainActor
private final class ScreenWorld {
  private(set) var operations: [String] = []
  private let app: HeadlessApp
  private let ledger: ScreenLedger
  private var random: SplitMix64
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let split = UISplitViewController(style: .doubleColumn)
  private let list: ListScreen
  private let form: FormScreen

  init(_ app: HeadlessApp, _ ledger: ScreenLedger, seed: UInt64) {
    self.app = app
    self.ledger = ledger
    random = SplitMix64(seed: seed)
    list = ListScreen(ledger)
    form = FormScreen(ledger)
    split.setViewController(UINavigationController(rootViewController: list), for: .primary)
    split.setViewController(UINavigationController(rootViewController: form), for: .secondary)
    window.rootViewController = split
  }

  func begin() async throws {
    window.makeKeyAndVisible()
    try await app.settle()
  }

  /// Performs a random operation.
  func step() async throws {
    let kind = Int.random(in: 0..<16, using: &random)
    switch kind {
    case 0, 1:
      let distance = CGFloat(Int.random(in: -900...900, using: &random))
      note("scroll \(distance)")
      if isShown(list) { app.scroll(list.tableView, by: distance) }
    case 2:
      note("fling")
      if isShown(list) { app.fling(list.tableView, velocity: CGPoint(x: 0, y: 1_500)) }
    case 3, 4:
      let row = Int.random(in: 0...list.items.count, using: &random)
      note("insert \(row)")
      list.insert(at: row)
    case 5, 6:
      guard !list.items.isEmpty else { return }
      let row = Int.random(in: 0..<list.items.count, using: &random)
      note("delete \(row)")
      list.delete(at: row)
    case 7:
      note("reload")
      list.tableView.reloadData()
    case 8:
      note("tap a row")
      if isShown(list), let cell = list.tableView.visibleCells.randomElement(using: &random) {
        try? app.tap(cell)
      }
    case 9:
      note("tap a field")
      if isShown(form) { try? app.tap(form.fields.randomElement(using: &random) ?? form.name) }
    case 10:
      note("type")
      try? app.type("ab")
    case 11:
      note("end editing")
      window.endEditing(true)
    case 12:
      note("show the form")
      split.show(.secondary)
    case 13:
      note("show the list")
      split.show(.primary)
    case 14:
      let isWide = Bool.random(using: &random)
      note(isWide ? "wide" : "narrow")
      window.resize(
        to: isWide ? CGSize(width: 1_180, height: 820) : CGSize(width: 390, height: 844)
      )
    default:
      note("edit")
      list.tableView.setEditing(!list.tableView.isEditing, animated: true)
    }
    if Bool.random(using: &random) {
      note("settle")
      try await app.settle()
      checkScreens()
    } else {
      try await app.advance(by: .milliseconds(Int.random(in: 0...200, using: &random)))
    }
  }

  /// Settles and removes the app from its window.
  func end() async throws {
    window.endEditing(true)
    window.rootViewController = UIViewController()
    try await app.settle()
    list.tableView.removeFromSuperview()
    try await app.settle()
    // Reading the visible cells displays rows that are still missing.
    #expect(problems() == [], "\(operations)")
    list.endDisplays()
  }

  /// Compares the screens that have appeared with those in the window; no transition runs.
  private func checkScreens() {
    for (key, screen) in [("list", list as UIViewController), ("form", form)] {
      let isOpen = ledger.open.contains(key)
      #expect(isOpen == isShown(screen), "\(key): \(operations)")
    }
  }

  /// What is wrong now.
  func problems() -> [String] {
    var problems: [String] = []
    guard let table = list.tableView else { return [] }
    let rows = (table.indexPathsForVisibleRows ?? []).map(\.row)
    if Set(rows).count != rows.count { problems.append("a row is visible twice: \(rows)") }
    if let last = rows.last, last >= table.numberOfRows(inSection: 0) {
      problems.append("row \(last) is visible but does not exist")
    }
    let cells = table.visibleCells.map(ObjectIdentifier.init)
    if Set(cells).count != cells.count { problems.append("a cell is visible twice") }
    let editing = form.fields.filter(\.isFirstResponder)
    if editing.count > 1 { problems.append("several fields are edited") }
    if editing.contains(where: { $0.window == nil }) {
      problems.append("a field off screen is edited")
    }
    return problems
  }

  private func isShown(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window != nil
  }

  private func note(_ text: String) { operations.append(text) }
}
