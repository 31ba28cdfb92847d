import Essentials
import Synchronization
package import TraceFormat

/// A program that the command started.
package final class ChildProcess: Sendable {
  /// How the program ended.
  package enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  package let identifier: Int32
  private let ending = Mutex<Ending?>(nil)

  /// Starts a program in a process group of its own, so that a signal of the terminal reaches it once:
  /// through the command.
  ///
  /// - Parameters:
  ///   - path: The file of the program.
  ///   - arguments: The words after the name of the program.
  ///   - variables: Variables that replace those of the command's environment.
  ///   - descriptors: The descriptors of its standard input and standard output; by default those of
  ///     the command.
  /// - Throws: ``SystemFailure``.
  package init(
    _ path: String,
    _ arguments: [String],
    adding variables: [String: String] = [:],
    descriptors: [Int32] = []
  ) throws(SystemFailure) {
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    var actions: posix_spawn_file_actions_t?
    #else
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var pairs = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + pairs { free(text) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, path, &actions, &attributes, &words, &pairs)
    guard code == 0 else { throw SystemFailure(code) }
    self.identifier = identifier
  }

  /// Whether the program has not ended.
  package var isRunning: Bool { ending.withLock { end(&$0, options: WNOHANG) } == nil }

  /// Waits for the end of the program.
  package func wait() -> Ending { ending.withLock { end(&$0, options: 0) } ?? .exit(0) }

  private func end(_ ending: inout Ending?, options: Int32) -> Ending? {
    guard ending == nil else { return ending }
    var status: Int32 = 0
    var result: pid_t
    repeat { result = waitpid(identifier, &status, options) } while result < 0 && errno == EINTR
    guard result == identifier else { return nil }
    // The macros of sys/wait.h, which Swift does not import.
    let signal = status & 0x7f
    ending = signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
    return ending
  }

  /// A pipe whose ends a program does not inherit.
  package static func pipe() throws(SystemFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Essentials.pipe(&ends) == 0 else { throw SystemFailure(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
