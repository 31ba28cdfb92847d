/// An example on the page of a rule, from `traces/rules/examples`, which the rule's test runs.
public struct RuleExample: Hashable, Sendable {
  /// The input that an example is checked as.
  public enum Kind: Hashable, Sendable {
    /// Swift that is recorded in HeadlessUIKit: `app` is the running app, `window` its visible
    /// window.
    case swift
    /// Swift whose callbacks are checked as a device log in which every class prints every
    /// callback.
    case loggedSwift
    /// Lines of a device log.
    case log
    /// Lines of a trace.
    case trace
  }

  /// The input that the example is checked as.
  public let kind: Kind
  /// The bytes of the file.
  private let file: [UInt8]
  /// The function with the statements of the example, in Swift.
  private let function: String

  init(_ kind: Kind, file: [UInt8], function: String = "") {
    self.kind = kind
    self.file = file
    self.function = function
  }

  /// The text of the example, without a final line break.
  public var text: String {
    let lines = String(decoding: file, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard isSwift else { return lines.dropLast().joined(separator: "\n") }
    return lines.drop { !$0.hasPrefix("  static func \(function)(") }.dropFirst()
      .prefix { $0 != "  }" }.map { $0.dropFirst(4) }.joined(separator: "\n")
  }

  /// Whether the example is Swift.
  public var isSwift: Bool { kind == .swift || kind == .loggedSwift }

  /// The input that the example is checked as, in a few words.
  package var inputDescription: String {
    switch kind {
    case .swift: "Swift, recorded"
    case .loggedSwift: "Swift, its device log"
    case .log: "a device log"
    case .trace: "a trace"
    }
  }

  /// The language of the example in a Markdown code block.
  package var language: String {
    switch kind {
    case .swift, .loggedSwift: "swift"
    case .log: "text"
    case .trace: "json"
    }
  }
}

/// The examples of a rule, by their files.
package struct RuleExamples {
  let wrong: RuleExample
  let right: RuleExample

  /// The functions `wrong` and `right` of a Swift file, which are recorded.
  package static func swift(_ file: [UInt8]) -> RuleExamples {
    RuleExamples(
      wrong: RuleExample(.swift, file: file, function: "wrong"),
      right: RuleExample(.swift, file: file, function: "right")
    )
  }

  /// The functions `wrong` and `right` of a Swift file, whose callbacks are printed.
  package static func loggedSwift(_ file: [UInt8]) -> RuleExamples {
    RuleExamples(
      wrong: RuleExample(.loggedSwift, file: file, function: "wrong"),
      right: RuleExample(.loggedSwift, file: file, function: "right")
    )
  }

  /// Two device logs.
  package static func log(wrong: [UInt8], right: [UInt8]) -> RuleExamples {
    RuleExamples(wrong: RuleExample(.log, file: wrong), right: RuleExample(.log, file: right))
  }

  /// Lines of two traces.
  package static func trace(wrong: [UInt8], right: [UInt8]) -> RuleExamples {
    RuleExamples(wrong: RuleExample(.trace, file: wrong), right: RuleExample(.trace, file: right))
  }
}
