/// The end of a command that ran a program and passes its exit status on.
struct ProgramEnded: Error {
  /// The exit status.
  let status: Int32
}
