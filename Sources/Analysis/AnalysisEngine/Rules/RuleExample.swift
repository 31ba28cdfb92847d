/// An example on the page of a rule: the text that the page displays and that the rule's test runs.
///
/// `.ci/examples` copies Swift examples into Tests/Analysis/RuleExampleTests, where they are compiled.
public enum RuleExample: Hashable, Sendable {
  /// Swift that is recorded in HeadlessUIKit: `app` is the running app, `window` its visible window.
  case swift(String)
  /// Swift whose callbacks are checked as a device log in which every class prints every callback.
  case loggedSwift(String)
  /// Lines of a device log.
  case log(String)
  /// Lines of a trace.
  case trace(String)

  /// The text of the example, without a final line break.
  public var text: String {
    switch self {
    case .swift(let text), .loggedSwift(let text), .log(let text), .trace(let text): text
    }
  }

  /// Whether the example is Swift.
  public var isSwift: Bool {
    switch self {
    case .swift, .loggedSwift: true
    case .log, .trace: false
    }
  }

  /// The input that the example is checked as, in a few words.
  package var inputDescription: String {
    switch self {
    case .swift: "Swift, recorded"
    case .loggedSwift: "Swift, its device log"
    case .log: "a device log"
    case .trace: "a trace"
    }
  }

  /// The language of the example in a Markdown code block.
  package var language: String {
    switch self {
    case .swift, .loggedSwift: "swift"
    case .log: "text"
    case .trace: "json"
    }
  }
}
