import CommandEnvironment
import Essentials
import TestIndex
import TraceAnalysis
import TraceModel
import TracePage

/// Writes a page beside each trace of a folder, and lists them in the page of all tests.
struct TracePages {
  /// The maximum number of pages; each has about 130 KB and its data.
  static let limit = 1_000

  var options = TracePage.Options()
  private let index: TestIndex
  /// The list of the page of all tests.
  private let contents: String
  private var configurations: InputConfigurations
  var check: InputCheck

  /// Opens the page of all tests.
  ///
  /// - Parameters:
  ///   - folder: The folder of the traces, as the user wrote it.
  ///   - run: The name of the run that wrote them; `nil` to continue the page of any run.
  ///   - selection: The findings that the pages have.
  /// - Throws: ``CommandFailure``.
  init(folder: String, run: String?, selection: RuleSelection) throws(CommandFailure) {
    configurations = try InputConfigurations(selection)
    try configurations.requireUsable()
    check = InputCheck(observes: selection.observes, showsProgress: false)
    contents = run == nil ? "all traces" : "all tests"
    do throws(TestIndexError) {
      index = try TestIndex(
        in: folder,
        run: run ?? RunName.unique,
        other: run == nil ? .continued : .replaced
      )
    } catch {
      throw CommandFailure(
        location: error.path,
        message: "the page of all tests can't be written: \(error.reason)",
        help: "rename the file, or name a different folder"
      )
    }
  }

  /// Writes the pages, and reports those that are missing, and the path of the page of all tests.
  ///
  /// - Parameter paths: The paths of the traces, in the folder.
  /// - Returns: The number of traces that have no page.
  mutating func write(_ paths: [String]) -> Int {
    var missing = 0
    for path in paths.prefix(Self.limit) {
      do {
        try write(path)
      } catch let failure as CommandFailure {
        CommandSession.writeMessage(failure.text)
        missing += 1
      } catch {
        CommandSession.writeMessage("\(path): error: \(error)")
        missing += 1
      }
    }
    let rest = paths.count - Self.limit
    if rest > 0 {
      CommandSession.writeMessage(
        "note: \(rest.counted("trace")) after the first \(Self.limit) have no page:"
          + " 'lifeline render html TRACE' writes one"
      )
    }
    removeMissing()
    CommandSession.writeMessage("\(contents): \(index.path)")
    return missing + max(0, rest)
  }

  /// Removes traces that no longer exist from the list that an earlier call wrote.
  private func removeMissing() {
    do throws(TestIndexError) {
      let traces = try index.removeMissing()
      guard !traces.isEmpty else { return }
      let names = traces.prefix(3).map { VisibleText.of($0) }.joined(separator: ", ")
      let verb = traces.count == 1 ? "is gone and is" : "are gone and are"
      CommandSession.writeMessage(
        "note: \(traces.count.counted("trace")) \(verb) not listed any more: \(names)"
          + (traces.count > 3 ? ", …" : "")
      )
    } catch {
      CommandSession.writeMessage("\(error.path): error: can't be written: \(error.reason)")
    }
  }

  private mutating func write(_ path: String) throws {
    let page = PageFile.path(besides: path)
    try OutputFile(path: page).requireReplaceable()
    let pending = PendingInput(
      index: 0,
      path: path,
      configuration: .success(try configurations.configuration(for: path))
    )
    let checked = try check.checkedTrace(of: pending)
    let name = InputFile(path: path).title
    let paged = PagedTrace(checked.trace, findings: checked.findings, name: name)
    try OutputFile(path: page).write(try PageJob.page(of: [paged], options))
    var record = IndexRecord(.recorded, trace: index.relative(path))
    let title = checked.trace.header.title
    record.title = title.isEmpty ? name : title
    record.page = index.relative(page)
    record.findings = checked.findings
    record.events = checked.trace.events.count
    record.notes = TraceEnding.sentence(of: checked.trace).map { [$0] } ?? []
    do throws(TestIndexError) {
      try index.append(record)
    } catch {
      throw CommandFailure(location: error.path, message: "can't be written: \(error.reason)")
    }
  }
}
