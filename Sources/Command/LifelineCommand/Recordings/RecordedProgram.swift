import CommandEnvironment
import Dispatch
import Essentials
import TestIndex
import TraceFormat

/// A program that runs with recording enabled: the work of `lifeline record -- PROGRAM`.
package struct RecordedProgram {
  private let words: [String]
  private let folder: String

  /// Names a program.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments; at least one word.
  ///   - folder: The folder for the traces, as the user wrote it.
  package init(words: [String], folder: String) {
    self.words = words
    self.folder = folder
  }

  /// Runs the program, waits for its end, lists the traces that it wrote, and writes their pages.
  ///
  /// - Returns: The exit status of the program, or 128 plus the number of the signal that ended it.
  /// - Throws: ``CommandFailure`` when the program can't be run.
  package func run() throws -> Int32 {
    let listing = TraceListing(folder: folder)
    let program = try executable()
    let output = URL(filePath: folder).standardizedFileURL.path
    let run = RunName.unique
    try OutputFolder.create(folder)
    let process: ChildProcess
    do {
      process = try ChildProcess(
        program,
        Array(words.dropFirst()),
        adding: ["LIFELINE_OUTPUT": output, RunName.variable: run]
      )
    } catch {
      throw CommandFailure(
        location: words[0],
        message: "can't be run: \(error.reason)",
        help: "run it without 'lifeline record' and read its messages"
      )
    }
    let signals = [SIGINT, SIGTERM].map { Self.forward($0, to: process.identifier) }
    let ending = process.wait()
    for source in signals { source.cancel() }
    let paths = listing.paths
    CommandSession.writeMessage(listing.text(of: paths))
    if !paths.isEmpty { writePages(paths, of: run) }
    let number: Int32
    switch ending {
    case .exit(let status): return status
    case .signal(let signal): number = signal
    }
    let name = strsignal(number).map { " (\(String(cString: $0)))" } ?? ""
    CommandSession.writeMessage("the program was ended by signal \(number)\(name)")
    return 128 + number
  }

  /// Writes the pages of the traces, with all findings as in their list; a failure does not change
  /// the exit status of the program.
  private func writePages(_ paths: [String], of run: String) {
    do throws(CommandFailure) {
      var selection = RuleSelection()
      selection.readsConfiguration = false
      var pages = try TracePages(folder: folder, run: run, selection: selection)
      _ = pages.write(paths)
    } catch {
      CommandSession.writeMessage(error.text)
    }
  }

  /// Passes a signal on to the program, so that its traces are listed after it ended.
  private static func forward(_ number: Int32, to process: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { kill(process, number) }
    source.resume()
    return source
  }

  /// Searches for the program in `PATH`, like a shell.
  private func executable() throws -> String {
    let name = words[0]
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let candidates =
      name.contains("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
    guard let found = candidates.first(where: Self.isProgram) else {
      throw CommandFailure(
        location: name,
        message: "there is no such program",
        help: "write the program and its arguments after '--', such as: -- swift test"
      )
    }
    return found
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}
