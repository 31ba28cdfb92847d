/// The results of a process or job that a test compares.
protocol CommandOutput {
  /// The text on standard output.
  var output: String { get }
  /// The text on standard error.
  var errors: String { get }
  /// The exit status.
  var status: Int32 { get }
}

extension CommandRun: CommandOutput {}
extension JobRun: CommandOutput {}
