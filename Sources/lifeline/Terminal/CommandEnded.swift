/// The end of a command that has told already what there is to tell.
struct CommandEnded: Error {
  /// The exit status: 1 for findings and differences, 2 for what was printed as an error, else that
  /// of a program that was run.
  let status: Int32
}
