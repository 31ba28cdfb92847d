import CheckConfiguration
package import CommandEnvironment
package import TraceModel

/// The inputs of a command in order: files, folders and patterns as the user wrote them, expanded
/// to files.
///
/// A file is listed once, however often it is named. An argument that can't be expanded is an entry
/// with a failure, so that the other arguments are still read; what a folder or pattern leaves out
/// is counted in ``omissions``.
package struct InputList {
  /// An input.
  package struct Entry: Sendable {
    /// The file as the user wrote it, or below the folder as the user wrote it.
    ///
    /// It is `-` for standard input, and the argument for a failure.
    package let path: String
    /// Why the argument names no input; `nil` for an input.
    package let failure: CommandFailure?
  }

  /// The inputs and failures, in the order of the arguments, and in alphabetical order within each.
  package private(set) var entries: [Entry] = []
  /// The files that are left out.
  package private(set) var omissions = InputOmissions()

  private let exclusions: PathExclusions
  private let written: [String]
  private var known: Set<String> = []

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - patterns: The files and folders to leave out, wherever an argument finds them:
  ///     `*.tmp.log`, `old`, `build/*`.
  ///   - written: The files that the command writes, which are left out of folders and patterns
  ///     without being counted.
  package init(excluding patterns: [GlobPattern] = [], except written: [String] = []) {
    exclusions = PathExclusions(patterns)
    self.written = written
  }

  /// Creates the list of arguments.
  package init(
    _ arguments: [String],
    excluding patterns: [GlobPattern] = [],
    except written: [String] = []
  ) {
    self.init(excluding: patterns, except: written)
    for argument in arguments { add(argument) }
  }

  /// The paths of the inputs, without failures.
  package var paths: [String] { entries.filter { $0.failure == nil }.map(\.path) }

  /// Adds a file, the traces and logs of a folder, or the files that a pattern matches.
  ///
  /// A pattern is an argument with `*` or `?` that names no existing file.
  package mutating func add(_ argument: String) {
    let kind = argument == "-" ? nil : FileKind(path: argument)
    if kind == .folder {
      add(folder: argument, argument: argument)
    } else if kind == nil, let pattern = PathPattern(argument) {
      add(pattern)
    } else {
      add(file: argument)
    }
  }

  /// Adds a file by its exact name, also when it does not exist or contains `*`.
  package mutating func add(file path: String) {
    if path != "-", exclusions.exclude(path, below: nil) {
      omissions.note(path, .excluded)
    } else {
      append(path)
    }
  }

  /// Removes the inputs for which a closure returns `true`, and counts them as excluded.
  ///
  /// - Parameter isExcluded: Receives an input that a folder or a pattern found, and the folder of
  ///   the search.
  /// - Throws: The failure of the closure.
  package mutating func exclude(
    where isExcluded: (_ path: String, _ root: String) throws(CommandFailure) -> Bool
  ) throws(CommandFailure) {
    var kept: [Entry] = []
    for entry in entries {
      if entry.failure == nil, let root = found[entry.path],
        try isExcluded(entry.path, root)
      {
        omissions.note(entry.path, .excluded)
      } else {
        kept.append(entry)
      }
    }
    entries = kept
  }

  /// The folder of the search for each input that the user did not name.
  private var found: [String: String] = [:]

  private mutating func add(folder: String, argument: String) {
    let count = entries.count
    let chosen = omissions.chosen
    var walk = FolderWalk(folder)
    while let visit = walk.next() {
      guard !exclusions.exclude(visit.path, below: walk.root) else {
        omissions.note(visit.path, .excluded)
        walk.skip()
        continue
      }
      switch visit.kind {
      case .folder: break
      case .unreadable(let failure): entries.append(Entry(path: visit.path, failure: failure))
      case .hidden where visit.path.hasSuffix("/" + CheckConfiguration.fileName): break
      case .hidden: omissions.note(visit.path, .hidden)
      case .special: omissions.note(visit.path, .special)
      case .file where !InputName.isTraceOrLog(visit.path): omissions.note(visit.path, .ending)
      case .file: append(visit.path, foundIn: walk.root)
      }
    }
    if entries.count == count, omissions.chosen == chosen {
      fail(argument, "the folder contains no trace and no log", InputName.help(folder: argument))
    }
  }

  private mutating func add(_ pattern: PathPattern) {
    let count = entries.count
    let omitted = omissions.total
    for match in pattern.matches() {
      switch match.kind {
      case .folder: add(folder: match.path, argument: match.path)
      case .unreadable(let failure): entries.append(Entry(path: match.path, failure: failure))
      case .special: omissions.note(match.path, .special)
      case .hidden: break
      case .file:
        if exclusions.exclude(match.path, below: pattern.root) {
          omissions.note(match.path, .excluded)
        } else {
          append(match.path, foundIn: pattern.root)
        }
      }
    }
    if entries.count == count, omissions.total == omitted {
      fail(
        pattern.text,
        "no file matches the pattern",
        "'*' matches within one name, '**' any number of folders: 'logs/**/*.log'"
      )
    }
  }

  private mutating func append(_ path: String, foundIn root: String) {
    guard !written.contains(where: { InputFile(path: path).isSame(as: $0) }) else { return }
    if append(path) { found[path] = root }
  }

  @discardableResult
  private mutating func append(_ path: String) -> Bool {
    guard known.insert(FileKind.realPath(of: path)).inserted else {
      omissions.note(path, .duplicate)
      return false
    }
    entries.append(Entry(path: path, failure: nil))
    return true
  }

  private mutating func fail(_ argument: String, _ message: String, _ help: String) {
    entries.append(
      Entry(
        path: argument,
        failure: CommandFailure(
          location: argument,
          code: .input(.noInput),
          message: message,
          help: help
        )
      )
    )
  }
}
