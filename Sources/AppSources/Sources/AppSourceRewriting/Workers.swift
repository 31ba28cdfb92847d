import Foundation

/// Threads that read and rewrite files.
///
/// Trees of code are as deep as the code is nested, and are visited recursively. The threads of
/// Swift's concurrency have stacks of half a megabyte, which a chain of some hundred calls exceeds.
enum Workers {
  /// The bytes of each stack; the system uses memory only for those that are needed.
  private static let stackSize = 1 << 30

  /// Returns the values for numbers, which several threads make at once.
  static func map<Value: Sendable>(
    _ range: Range<Int>,
    _ work: @escaping @Sendable (Int) -> Value
  ) async -> [Value] {
    guard !range.isEmpty else { return [] }
    let numbers = Numbers(range)
    let count = min(range.count, max(1, ProcessInfo.processInfo.activeProcessorCount))
    return await withTaskGroup(of: [(Int, Value)].self) { group in
      for _ in 0..<count {
        group.addTask {
          await withCheckedContinuation { continuation in
            let thread = Thread {
              var values: [(Int, Value)] = []
              while let number = numbers.next() { values.append((number, work(number))) }
              continuation.resume(returning: values)
            }
            thread.stackSize = stackSize
            thread.start()
          }
        }
      }
      var values = [Value?](repeating: nil, count: range.count)
      for await part in group {
        for (number, value) in part { values[number - range.lowerBound] = value }
      }
      return values.compactMap(\.self)
    }
  }

  /// The numbers that are left for the threads.
  ///
  /// Unchecked, because `rest` is accessed only inside `lock.withLock`.
  private final class Numbers: @unchecked Sendable {
    private let lock = NSLock()
    private var rest: Range<Int>

    init(_ range: Range<Int>) { rest = range }

    func next() -> Int? {
      lock.withLock { rest.popFirst() }
    }
  }
}
