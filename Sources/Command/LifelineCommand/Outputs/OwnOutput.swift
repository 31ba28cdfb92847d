import CommandEnvironment
import Essentials
import PerfettoExport
import ProfileExport
import TraceFormat
import TracePage
import TraceQueries

#if Cairo
import DiagramCairo
#endif

/// The files that a command may replace: those that this command wrote, recognized by their
/// contents, and empty ones.
///
/// Every output passes ``requireReplaceable(_:checksContents:)``, so that no option can replace a
/// different file of the user.
enum OwnOutput {
  /// Refuses a path whose file the command did not write, and a link to a file in another folder.
  ///
  /// Pipes, devices and open files of the process are not replaced, and are allowed.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it; `-` is standard output.
  ///   - checksContents: Whether the contents are read; not for a document of the user that the
  ///     command edits.
  /// - Throws: ``CommandFailure``.
  static func requireReplaceable(
    _ path: String,
    checksContents: Bool = true
  ) throws(CommandFailure) {
    guard path != "-", !FileReplacement.isOwnDescriptor(path), let target = try? FileTarget(path),
      target.isRegularFile
    else { return }
    guard !target.isInOtherFolder else {
      throw CommandFailure(
        location: path,
        message: "the path is a link to '\(target.path)', and a file in another folder is not "
          + "replaced",
        help: "name that file, or remove the link"
      )
    }
    guard checksContents, !isOwn(target.path) else { return }
    throw CommandFailure(
      location: path,
      message: "the output would replace this file, which lifeline did not write",
      help: "name a different output, or rename the file"
    )
  }

  /// Refuses a folder of a gallery that is a link, because its files are in another folder.
  ///
  /// - Throws: ``CommandFailure``.
  static func requireNoLink(_ folder: String) throws(CommandFailure) {
    guard FileKind(path: folder, followingLinks: false) == .special,
      FileKind(path: folder) == .folder
    else { return }
    throw CommandFailure(
      location: folder,
      message: "the path is a link, and files in another folder are not replaced",
      help: "name a different output, or remove the link"
    )
  }

  private static func isOwn(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard let head = bytes(of: descriptor, from: 0, upTo: 1 << 16) else { return true }
    if head.isEmpty { return true }
    if head.starts(with: Array("%PDF-".utf8)) { return isOwnPDF(descriptor) }
    return isOwn(head)
  }

  private static func bytes(of descriptor: Int32, from start: off_t, upTo count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &bytes, count, start)
    return read < 0 ? nil : Array(bytes[..<read])
  }

  /// Whether a file with these first bytes is an output of this command.
  private static func isOwn(_ head: [UInt8]) -> Bool {
    if head.starts(with: PerfettoExport.beginning) { return true }
    if TraceDatabase.isExport(head) { return true }
    if head.starts(with: PNGEncoder.signature) {
      return head.prefix(128).firstRange(of: PNGEncoder.generator) != nil
    }
    let text = String(decoding: head, as: UTF8.self)
    let first = text.prefix { $0 != "\n" }
    return marks.contains { mark in
      text.hasPrefix(mark.beginning)
        && (mark.isInFirstLine ? first : text.prefix(mark.distance)).contains(mark.text)
    } || text.hasPrefix(PageHead.beginning) || GalleryPage.isPage(text) || isOwnText(text)
  }

  /// A text that an output contains near its beginning.
  private struct Mark {
    var beginning: String
    var text: String
    /// The number of characters that contain the text.
    var distance = 2048
    var isInFirstLine = false
  }

  private static let marks = [
    // SARIF.
    Mark(beginning: "{", text: #""tool":{"driver":{"name":"lifeline""#),
    // Rows of inputs.
    Mark(beginning: #"{"file":"#, text: #","beyondLimit":"#, isInFirstLine: true),
    Mark(beginning: "<?xml", text: #"<testsuites name="lifeline""#),
    Mark(beginning: SpeedscopeExport.beginning, text: SpeedscopeExport.beginning),
    Mark(beginning: OTLPExport.beginning, text: #""key":"lifeline.clock""#),
    // Annotations of GitHub.
    Mark(beginning: "::", text: "title=lifeline::", isInFirstLine: true),
    // SVG with outlines.
    Mark(beginning: "<?xml", text: SVGDocument.generator),
  ]

  /// Whether a text is a report for readers, or a printed tree.
  private static func isOwnText(_ text: String) -> Bool {
    let text = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    // A trace, a report, a finding as JSON, an annotation of GitHub, and an SVG with text.
    let data =
      #/\A(\[\s*\{"ph":"M",[^\n]*"name":"lifeline","args":\{"schema":"lifeline","version":\d+,|\[?\s*\{\s*"schema":"lifeline-[a-z]+","version":\d+,|\{"file":"[^\n]*","rule":"LC\d{3}","name":"[a-z-]+","|::(error|warning|notice) [^\n]*title=LC\d{3} [a-z-]+::|<svg xmlns="http:[^\n]* aria-labelledby="d[0-9a-z]+-title"[^\n]*\n<title id="d[0-9a-z]+-title">)/#
    if text.firstMatch(of: data) != nil { return true }
    let finding =
      #/\A(== [^\n]*\n)*((error|warning|info|note)\[LC\d{3}\] [a-z-]+: |[^\n]*: (error|warning|info|note): [^\n]* \[LC\d{3}\]\n)/#
    let statistics = #/\A(== [^\n]*\n)*statistics of [^\n]*\n  findings +\d+ errors?, /#
    // A report that begins with its summary, with transitions or with problems of the reader.
    let opening =
      #/\A(== [^\n]*\n)*([^\n]* in \d+ controllers?, |transitions\n  |[^\n]*:\d+: [a-z]+: |[^\n]*: \d+ more problem)/#
    let summary =
      #/(?m:^)([^\n]*: )?(nothing was checked|no [a-z ]*errors or warnings|\d+ (error|warning)s?[^\n]*) in \d+ controllers?, \d+ events?/#
    let tree =
      #/\A([^\n]+\nnothing is alive\n\n)*([^\n<][^\n]*\n)?<[^\n]+#\d+>, ([^\n]*\(-?[0-9.]+, -?[0-9.]+; [0-9.]+ × [0-9.]+\)|state: |in |not in |detached|hidden|appear|disappear|loaded|no )/#
    if text.firstMatch(of: finding) != nil || text.firstMatch(of: statistics) != nil { return true }
    if text.firstMatch(of: opening) != nil, text.firstMatch(of: summary) != nil { return true }
    return text.firstMatch(of: tree) != nil
  }

  /// Whether the facts at the end of a PDF name this command.
  private static func isOwnPDF(_ descriptor: Int32) -> Bool {
    let end = lseek(descriptor, 0, SEEK_END)
    let tail = bytes(of: descriptor, from: max(0, end - (1 << 20)), upTo: 1 << 20) ?? []
    return tail.firstRange(of: Array("/Creator (\(CairoRenderer.generator))".utf8)) != nil
  }
}
