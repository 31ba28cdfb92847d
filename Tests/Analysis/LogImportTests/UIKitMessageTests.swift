import LogImport
import Testing
import TraceModel

struct `Messages of UIKit` {
  /// The names and subjects of a log's diagnostics.
  private func diagnostics(_ line: String) throws -> [String] {
    var importer = LogImporter(title: "log", bytes: Array(line.utf8))
    let events = try importer.rest()
    return events.filter { $0.kind == .diagnostic }.map { event in
      let birth = events.first { $0.kind == .birth && $0.subject == event.subject }
      return importer.names[event.name] + (birth.map { " " + importer.names[$0.text] } ?? "")
    }
  }

  @Test func `unbalanced transitions have their diagnostic`() throws {
    let line = "Unbalanced calls to begin/end appearance transitions for <App.Home: 0xa>."
    #expect(try diagnostics(line) == ["unbalanced-appearance-transition 0xa"])
  }

  @Test(arguments: ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
  func `callbacks that the app calls have their diagnostic`(callback: String) throws {
    let line = """
      Calling -\(callback): directly on a view controller is not supported, and may result in \
      out-of-order callbacks and other inconsistent behavior. View controller: <App.Home: 0xa>
      """
    #expect(try diagnostics(line) == ["appearance-called-directly 0xa"])
  }

  @Test(arguments: [
    "nested push animation can result in corrupted navigation bar",
    "nested pop animation can result in corrupted navigation bar",
    "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
      + "might get corrupted.",
  ])
  func `nested transitions have their diagnostic`(line: String) throws {
    #expect(try diagnostics(line) == ["nested-navigation-transition"])
  }

  @Test(arguments: [
    "child view controller:<App.Home: 0xa> should have parent view controller:<App.Root: 0xb> but "
      + "actual parent is:<App.Other: 0xc>",
    "A view can only be associated with at most one view controller at a time! View <UIView: 0xd> "
      + "is associated with <App.Home: 0xa>. Clear this association before associating this view with "
      + "<App.Root: 0xb>.",
  ])
  func `an inconsistent hierarchy has its diagnostic`(reason: String) throws {
    let exception = "'UIViewControllerHierarchyInconsistency'"
    let line = "*** Terminating app due to uncaught exception \(exception), reason: '\(reason)'"
    #expect(try diagnostics(line) == ["hierarchy-inconsistency 0xa"])
  }

  @Test(arguments: [
    "Attempt to present <App.Pay: 0xb> on <App.Home: 0xa> whose view is not in the window hierarchy!",
    "Attempt to dismiss from view controller <App.Home: 0xa> while a presentation or dismiss is in "
      + "progress!",
    "Presenting view controllers on detached view controllers is discouraged <App.Home: 0xa>.",
    "pushViewController:animated: called on <UINavigationController 0xa> while an existing "
      + "transition or presentation is occurring; the navigation stack will not be updated.",
  ])
  func `other messages are general diagnostics`(line: String) throws {
    #expect(try diagnostics(line) == ["uikit-message 0xa"])
  }

  @Test(arguments: [
    "Main Thread Checker: UI API called on a background thread: -[UIView setFrame:]",
    "Possibly Memory Leak.",
  ])
  func `messages of tools are general diagnostics`(line: String) throws {
    #expect(try diagnostics(line).count == 1)
    #expect(try diagnostics(line).allSatisfy { $0.hasPrefix("uikit-message") })
  }

  @Test func `the message about a table without a window has the kind of the runtime's`() throws {
    let line =
      "[TableView] Warning once only: UITableView was told to layout its visible cells and other "
      + "contents without being in the view hierarchy. Table view: <UITableView: 0xa>"
    #expect(try diagnostics(line) == ["\(Name.tableOutsideHierarchy.knownText) 0xa"])
  }
}
