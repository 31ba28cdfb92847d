import LogImport
import Testing
import TraceModel

struct `Known callbacks in logs` {
  /// The callbacks that a log line names with a word or a signature.
  static let callbacks: [Name] = CallbackCatalog.rows.compactMap { row in
    switch row.group {
    case .loading, .appearance, .containment, .hierarchy, .subviews, .layout, .insets, .size,
      .memory, .application, .scene:
      row.owner == .anyObject || row.owner == .swiftUIView ? nil : row.name
    case .drawing, .traits, .lifetime, .containerDelegate, .presentationDelegate, .transition,
      .segue, .evaluation, .action, .representation, .cells, .selection, .scrolling, .touches,
      .text:
      nil
    }
  }

  @Test(arguments: callbacks)
  func `a callback is read by its text in traces`(callback: Name) throws {
    let text = callback.knownText
    var importer = LogImporter(title: "log", bytes: Array("Home \(text)".utf8))
    let begin = try importer.rest().first { $0.kind == .begin }
    #expect(begin?.name == callback)
  }

  @Test(arguments: [Name.initializer, .deinitializer])
  func `the beginning and end of an object are read after a description`(callback: Name) throws {
    let line = "<App.Home: 0x1> \(callback.knownText)"
    var importer = LogImporter(title: "log", bytes: Array(line.utf8))
    let begin = try importer.rest().first { $0.kind == .begin }
    #expect(begin?.name == callback)
  }
}
