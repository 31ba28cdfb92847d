import Foundation

/// A program that runs with recording on.
struct RecordedProgram {
  private let words: [String]
  private let folder: String

  /// Names a program.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments; at least one word.
  ///   - folder: Where the traces go, as the user wrote it.
  init(words: [String], folder: String) {
    self.words = words
    self.folder = folder
  }

  /// Runs the program, waits for its end, and lists the traces that it wrote.
  ///
  /// - Throws: ``CommandEnded`` with the status to exit with; ``CommandFailure`` when the program
  ///   can't be run.
  func run() throws -> Never {
    let listing = TraceListing(folder: folder)
    let process = Process()
    process.executableURL = try executable()
    process.arguments = Array(words.dropFirst())
    let output = URL(filePath: folder).standardizedFileURL.path
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LIFELINE_OUTPUT": output]) { $1 }
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        place: folder,
        message: "can't be made a folder",
        help: "name a folder with -o that exists, or that can be made where you may write"
      )
    }
    do {
      try process.run()
    } catch {
      throw CommandFailure(
        place: words[0],
        message: "can't be run: \(error.localizedDescription)",
        help: "run it without 'lifeline record' and look at what it says"
      )
    }
    let signals = [SIGINT, SIGTERM].map { Self.forward($0, to: process.processIdentifier) }
    process.waitUntilExit()
    for source in signals { source.cancel() }
    Terminal.writeError(listing.text)
    guard process.terminationReason == .uncaughtSignal else {
      throw CommandEnded(status: process.terminationStatus)
    }
    let number = process.terminationStatus
    let name = strsignal(number).map { " (\(String(cString: $0)))" } ?? ""
    Terminal.writeError("the program was ended by signal \(number)\(name)")
    throw CommandEnded(status: 128 + number)
  }

  /// Passes a signal on instead of ending, so that the traces are listed in any case.
  private static func forward(_ number: Int32, to process: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { kill(process, number) }
    source.resume()
    return source
  }

  /// Looks the program up as a shell does.
  private func executable() throws -> URL {
    let name = words[0]
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let candidates =
      name.contains("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
    guard let found = candidates.first(where: Self.isProgram) else {
      throw CommandFailure(
        place: name,
        message: "there is no such program",
        help: "write the program and its arguments behind '--', such as: -- swift test"
      )
    }
    return URL(filePath: found)
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
