import LogImport
import Testing
import TraceModel

/// Lines about SwiftUI's views (left) and their events (right).
struct `Lines about SwiftUI views` {
  @Test(arguments: [
    ("ContentView: @self, @identity, _name changed.", "@self, @identity, _name"),
    ("ContentView: @self changed.", "@self"), ("ContentView: _count changed.", "_count"),
    ("ContentView: @dependencies changed.", "@dependencies"),
    ("ContentView: \\Store.items changed.", "\\Store.items"),
    ("ContentView: unchanged.", "unchanged"),
    ("App.ContentView: _count, _name changed.", "_count, _name"),
    ("ContentView<Text>: _count changed.", "_count"),
    (
      "2026-01-01 12:00:00.020467+0100 App[16:32] [Changed Body Properties] ContentView: _count changed.",
      "_count"
    ), ("🔄 ContentView: _count changed.", "_count"),
  ])
  func `a printed change is an evaluation with its cause`(line: String, cause: String) throws {
    var importer = LogImporter(title: "log", bytes: Array(line.utf8))
    let events = try importer.rest()
    let begin = try #require(events.first { $0.kind == .begin })
    #expect(begin.name == .body)
    #expect(importer.names[begin.text] == cause)
    let birth = try #require(events.first { $0.kind == .birth })
    #expect(birth.subjectKind == .swiftUIView && birth.identity == .className)
    #expect(importer.names[birth.name] == "ContentView")
  }

  @Test func `evaluations of one type belong to one subject`() throws {
    let log = """
      ContentView: @self, @identity, _name changed.
      RowView: @self changed.
      ContentView: _name changed.
      """
    #expect(
      try Listing.callbacks(Array(log.utf8)) == [
        "ContentView body", "RowView body", "ContentView body",
      ]
    )
  }

  @Test(arguments: [
    "Settings: layout changed.", "ContentView: the value has changed.", "ContentView changed.",
    "ContentView: _count changed", "ContentView: _count changed. See below.",
    "contentView: _count changed.", "ContentView: _count, layout changed.", "_count changed.",
    "The ContentView: _count changed.", "ContentView: changed.", "let _ = Self._printChanges()",
    "ContentView: @ changed.", "if old != new { print(\"ContentView: _count changed.\") }",
  ])
  func `a sentence about a change is ignored`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test(arguments: [
    ("ContentView.onAppear", "ContentView onAppear"),
    ("ContentView.onAppear()", "ContentView onAppear"),
    ("App.ContentView.onDisappear", "ContentView onDisappear"),
    ("ContentView onAppear", "ContentView onAppear"),
    ("ContentView: onDisappear", "ContentView onDisappear"),
    ("ContentView - onAppear called", "ContentView onAppear"),
    ("[ContentView] onAppear", "ContentView onAppear"),
    ("LoginScreen -> onAppear", "LoginScreen onAppear"),
    ("12:00:01.250 ContentView onAppear", "ContentView onAppear"),
  ])
  func `an action that names its view is read`(line: String, event: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == [event])
  }

  @Test(arguments: [
    "onAppear", ".onAppear {", "Text(\"Home\").onAppear { load() }", "ContentView().onAppear {",
    "HomeView onAppear is called twice on iOS 14", "In ContentView onAppear runs first",
    "View.onAppear", "the onAppear", "ContentView onAppear?", "func onAppear() {",
    "ContentView.onAppear finished", "ContentView body", "ContentView task", "Button action",
    "task", "body", "action", "ContentView.task started", "the body of ContentView",
  ])
  func `a mention of an action is ignored`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test(arguments: [
    (
      "[SwiftUI] Modifying state during view update, this will cause undefined behavior.",
      Name.stateModifiedDuringUpdate
    ),
    (
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
      .stateModifiedDuringUpdate
    ),
    ("onChange(of: Int) action tried to update multiple times per frame.", .updateRestless),
    (
      "SwiftUI/EnvironmentObject.swift:92: Fatal error: No ObservableObject of type Store found. A View.environmentObject(_:) for Store may be missing as an ancestor of this view.",
      .environmentObjectMissing
    ),
    (
      "Fatal error: views must be value types (either a struct or an enum); CartView is a class.",
      .viewIsAClass
    ),
  ])
  func `a message of SwiftUI has the code of a recorded one`(line: String, code: Name) throws {
    var importer = LogImporter(title: "log", bytes: Array(line.utf8))
    let diagnostic = try #require(try importer.rest().first { $0.kind == .diagnostic })
    #expect(diagnostic.name == code)
  }

  @Test func `a view that is a class is the object of the message`() throws {
    let line = """
      Fatal error: views must be value types (either a struct or an enum); CartView is a class.
      """
    #expect(try Listing.callbacks(Array(line.utf8)) == ["CartView ! views must be value type"])
  }

  @Test(arguments: [
    "Modifying state during view update is a mistake",
    "Why does SwiftUI print “Modifying state during view update, this will cause undefined behavior.”?",
    "onChange(of: value) { print(value) }", "No ObservableObject of type Store",
  ])
  func `a mention of a message is ignored`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }
}
