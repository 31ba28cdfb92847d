import TraceModel
import TraceRecorder

/// The answer of a service that a run does not have, such as a mail account.
///
/// It is a fixed value until the test sets one. The first question that receives the fixed value is
/// recorded as a diagnostic of the run, so that no answer is invented without notice.
@MainActor
package struct ServiceAnswer<Value> {
  private var stored: Value
  private var isSilent = false
  private let question: String
  private let setting: String

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - value: The fixed value.
  ///   - question: The question of the app, such as `canSendMail()`.
  ///   - setting: The expression that a test assigns, such as `app.mail.canSendMail`.
  package init(_ value: Value, to question: String, setBy setting: String) {
    stored = value
    self.question = question
    self.setting = setting
  }

  /// The value; a test that sets it has answered.
  package var value: Value {
    get { stored }
    set {
      stored = newValue
      isSilent = true
    }
  }

  /// Returns the value to the app; the fixed value is reported once.
  package mutating func given(in runtime: Runtime) -> Value {
    if !isSilent {
      isSilent = true
      runtime.reportService("\(question) has the fixed answer \(stored); a test sets \(setting)")
    }
    return stored
  }
}

extension Runtime {
  /// Records an answer or an omission of a service of the run.
  package func reportService(_ message: String) {
    warn(recording.name("service"), message, about: .none)
  }

  /// Reports a mistake of an argument for which the system would throw an
  /// `NSInvalidArgumentException`.
  package func refuseArgument(_ message: String) {
    fail(exception: "NSInvalidArgumentException", message, about: .none)
  }
}

extension HeadlessApp {
  /// Returns the state of a module in this run, creating it on the first call.
  package func service<Service: AnyObject & Sendable>(_ make: () -> Service) -> Service {
    context.attachment(make: make)
  }

  /// The time since the start of the run.
  package var elapsed: Duration { .nanoseconds(now.nanoseconds) }

  /// The seconds since the start of the run.
  package var elapsedSeconds: Double { Double(now.nanoseconds) / 1e9 }
}
