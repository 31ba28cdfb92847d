import TraceModel

extension HeadlessApp {
  /// Records that findings of a rule are accepted from now on: they no longer fail a test.
  ///
  /// `lifeline check --statistics` counts them, and SARIF reports list them as suppressed.
  ///
  /// - Parameters:
  ///   - rule: The rule: an id such as `LC204`, its name, or the beginning of ids such as `LC2`.
  ///   - object: The controller or view that it applies to; `nil` for the whole run.
  ///   - reason: The reason that reports show.
  public func suppress(_ rule: String, for object: AnyObject? = nil, reason: String) {
    runtime.recording.diagnostic(
      .suppression,
      message: "\(rule): \(reason)",
      subject: object.map { runtime.appObjects.subject(of: $0) } ?? .none
    )
  }
}
