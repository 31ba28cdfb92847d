import Essentials

/// A request of the command to the program with the runtime: one line of JSON on standard input.
package enum RuntimeRequest: Codable, Sendable {
  /// ``ScenarioRuntime/stories()``.
  case stories
  /// ``ScenarioRuntime/record(_:into:clock:)``, with the text of the clock.
  case record(name: String, output: String?, clock: String)
  /// ``ScenarioRuntime/run(scenarioAt:)``.
  case run(path: String)
  /// ``ScenarioRuntime/verify(_:behavior:namesAll:)``, with the number of the iOS version.
  case verify(paths: [String], behavior: Int?, namesAll: Bool)
}

/// The result of a request.
package enum RuntimeResult: Codable, Sendable {
  case stories([StorySummary])
  /// A story was recorded.
  case recorded
  /// A scenario was run; its trace is the frame before.
  case scenario(path: String, suppressions: [RecordedScenario.Suppression])
  /// The exit status of a verification.
  case status(Int32)
  /// The request failed.
  case failed(CommandFailure)
}

/// One frame of the answer to a request, on standard output: a line with the kind and the number of
/// bytes, such as `trace 120`, and the bytes.
///
/// The last frame of an answer is a result.
package struct RuntimeFrame: Sendable {
  /// The kind of the bytes.
  package enum Kind: String, Sendable {
    /// Bytes for the standard output of the command.
    case output
    case trace
    /// A ``RuntimeResult`` as JSON.
    case result
  }

  /// The version of the requests and answers, the argument of the program.
  package static let version = "\(CommandVersion.number)/1"

  /// The kind of the bytes.
  package let kind: Kind
  package let bytes: [UInt8]

  /// Creates a frame.
  package init(_ kind: Kind, _ bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
  }

  /// The frame as bytes.
  package var encoded: [UInt8] { Array("\(kind.rawValue) \(bytes.count)\n".utf8) + bytes }

  /// Reads a frame.
  ///
  /// - Returns: `nil` at the end of the file, and for bytes that are not a frame.
  static func read(from descriptor: Int32) -> RuntimeFrame? {
    var head: [UInt8] = []
    while head.last != UInt8(ascii: "\n") {
      guard head.count < 64, let byte = bytes(1, from: descriptor) else { return nil }
      head += byte
    }
    let words = String(decoding: head.dropLast(), as: UTF8.self).split(separator: " ")
    guard words.count == 2, let kind = Kind(rawValue: String(words[0])), let count = Int(words[1]),
      count >= 0, let bytes = bytes(count, from: descriptor)
    else { return nil }
    return RuntimeFrame(kind, bytes)
  }

  private static func bytes(_ count: Int, from descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let read = Essentials.read(descriptor, &piece, min(piece.count, count - bytes.count))
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return nil }
      bytes += piece[..<read]
    }
    return bytes
  }
}
