import CommandEnvironment
import Dispatch
import Essentials
import Synchronization

/// Threads that check inputs at the same time.
///
/// Each thread takes the next input when it has finished one. The inputs between the first one that
/// is not reported yet and the last one that was taken are limited, so that memory does not grow
/// while one input is slow.
final class CheckThreads: Sendable {
  /// A result of a thread, in the order in which the threads finish.
  enum Delivery: Sendable {
    /// An input was checked.
    case checked(PendingInput, InputResult)
    /// An input is a scenario file, which only the main actor can run.
    case scenario(PendingInput)
    /// The inputs end early, because their list can't be read.
    case failed(CommandFailure)
  }

  /// The number of inputs for each thread that may be started before the first input is reported.
  private static let inputsPerThread = 8
  /// The size of the main thread's stack on Linux and macOS in bytes.
  private static let stackSize = 8 << 20

  private let queue: Mutex<InputQueue>
  private let running: Mutex<Int>
  private let slots = DispatchSemaphore(value: 0)
  private let check: InputCheck
  private let count: Int

  /// Prepares threads.
  ///
  /// - Parameters:
  ///   - count: The number of threads; at least 1.
  ///   - queue: The inputs.
  ///   - check: The check of each input.
  init(_ count: Int, queue: InputQueue, check: InputCheck) {
    self.count = count
    self.queue = Mutex(queue)
    self.check = check
    running = Mutex(count)
  }

  /// Starts the threads, once.
  ///
  /// - Returns: What they deliver; the sequence ends with the last thread.
  func start() -> AsyncStream<Delivery> {
    let (stream, continuation) = AsyncStream.makeStream(of: Delivery.self)
    // A semaphore may not end with a lower value than its first one, which is therefore 0.
    for _ in 0..<(count * Self.inputsPerThread) { slots.signal() }
    let session = CommandSession.current
    for _ in 0..<count {
      WorkerThread.start(stackSize: Self.stackSize) { [self] in
        CommandSession.$current.withValue(session) { checkInputs(continuation) }
        let rest = running.withLock { running in
          running -= 1
          return running
        }
        if rest == 0 { continuation.finish() }
      }
    }
    return stream
  }

  /// States that an input was reported, so that a thread may take another one.
  func noteReported() {
    slots.signal()
  }

  /// Ends the threads after the inputs that they check at the moment.
  func stop() {
    queue.withLock { $0.end() }
    for _ in 0..<count { slots.signal() }
  }

  private func checkInputs(_ continuation: AsyncStream<Delivery>.Continuation) {
    do throws(CommandFailure) {
      while true {
        slots.wait()
        guard let input = try next() else { break }
        if case .success = input.configuration, ScenarioName.isNamed(by: input.path) {
          continuation.yield(.scenario(input))
        } else {
          continuation.yield(.checked(input, try check.result(of: input)))
        }
      }
    } catch {
      queue.withLock { $0.end() }
      continuation.yield(.failed(error))
    }
    // The other threads find the end of the queue too.
    slots.signal()
  }

  private func next() throws(CommandFailure) -> PendingInput? {
    let result = queue.withLock { queue in
      Result { () throws(CommandFailure) in try queue.next() }
    }
    return try result.get()
  }
}
