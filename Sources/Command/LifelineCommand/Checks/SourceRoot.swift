import Essentials
import Synchronization
import TraceModel

/// The folder in which the sources are that traces name.
final class SourceRoot: Sendable {
  /// The largest number of files and folders that are searched.
  private static let searchLimit = 100_000

  private let folder: String
  private let known = Mutex<[String: String?]>([:])
  private let files = Mutex<[String: [String]]?>(nil)

  /// Creates a root; `nil` for the working folder.
  init(_ folder: String? = nil) {
    var folder = folder ?? "."
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    self.folder = folder
  }

  /// Returns the path of a file that a trace names.
  ///
  /// It is the file itself below the root, otherwise the only file below the root whose path ends in
  /// the name. A file that is not found, and one outside the root, keeps its name.
  func path(of file: String) -> String { find(file).map(joined) ?? file }

  /// Returns the path below the root of a file that a trace names, as ``path(of:)`` finds it.
  func pathBelowRoot(of file: String) -> String { find(file) ?? file }

  /// Returns the lines of a file that ``path(of:)`` returned, by their numbers.
  static func lines(_ numbers: Set<UInt32>, of path: String) -> [UInt32: String] {
    guard path.hasSuffix(".swift"), isRegularFile(path) else { return [:] }
    return QuotedLines.read(numbers, of: path).mapValues {
      String($0.drop { $0 == " " || $0 == "\t" })
    }
  }

  private func find(_ file: String) -> String? {
    guard Self.isInside(file) else { return nil }
    if let path = known.withLock({ $0[file] }) { return path }
    let path = search(for: file)
    known.withLock { $0[file] = .some(path) }
    return path
  }

  private func search(for file: String) -> String? {
    if Self.isRegularFile(joined(file)) { return file }
    let name = String(file.split(separator: "/").last ?? "")
    let candidates = files.withLock { files in
      let all = files ?? allFiles()
      files = all
      return all[name] ?? []
    }
    let found = candidates.filter { $0.hasSuffix("/\(file)") }
    return found.count == 1 ? found[0] : nil
  }

  private func joined(_ file: String) -> String { folder == "." ? file : "\(folder)/\(file)" }

  /// The Swift files below the root, by name; hidden folders are left out, links are not followed.
  private func allFiles() -> [String: [String]] {
    var files: [String: [String]] = [:]
    var folders = [""]
    var count = 0
    while let below = folders.popLast(), count < Self.searchLimit {
      let path = below.isEmpty ? folder : "\(folder)/\(below)"
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
        count += 1
        guard !name.hasPrefix(".") else { continue }
        let file = below.isEmpty ? name : "\(below)/\(name)"
        if name.hasSuffix(".swift") {
          files[name, default: []].append(file)
        } else if Self.type(of: joined(file)) == .typeDirectory {
          folders.append(file)
        }
      }
    }
    return files
  }

  /// Whether a name stays below the folder that it begins in.
  private static func isInside(_ file: String) -> Bool {
    !file.hasPrefix("/") && file.hasSuffix(".swift") && !file.split(separator: "/").contains("..")
  }

  private static func isRegularFile(_ path: String) -> Bool { type(of: path) == .typeRegular }

  private static func type(of path: String) -> FileAttributeType? {
    try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }
}
