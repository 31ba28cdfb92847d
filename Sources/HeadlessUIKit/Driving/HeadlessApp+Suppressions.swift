import TraceModel

extension HeadlessApp {
  /// Records that findings of a rule are known and accepted from now on; nothing fails for them.
  ///
  /// `lifeline check --statistics` counts them, and SARIF reports list them as suppressed.
  ///
  /// - Parameters:
  ///   - rule: The rule: an id such as `LC204`, its name, or the beginning of ids such as `LC2`.
  ///   - object: The controller or view that it holds for; `nil` for everything in the run.
  ///   - reason: Why; it stands in the reports.
  public func suppress(_ rule: String, for object: AnyObject? = nil, reason: String) {
    runtime.recording.diagnostic(
      .suppression,
      message: "\(rule): \(reason)",
      subject: object.map { runtime.appObjects.subject(of: $0) } ?? .none
    )
  }
}
