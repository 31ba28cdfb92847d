import CMainLoop

/// The free part of the running thread's stack.
///
/// The main actor can run on different threads, whose stacks have different sizes; the limits of
/// the last thread are stored, because reading them is slow for the main thread.
@MainActor
enum StackSpace {
  private static var last: LifelineStack?

  /// An address in the frame of the caller: lower in nested calls.
  static var position: UInt {
    var marker: UInt8 = 0
    return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// Whether a quarter of the stack is left, at most 1 MiB: callbacks of the app are refused.
  static var isLow: Bool { isBelow { min($0 / 4, 1 << 20) } }

  /// Whether a tenth of the stack is left, at most 256 KiB: enough to report it and to end.
  static var isExhausted: Bool { isBelow { min($0 / 10, 1 << 18) } }

  private static func isBelow(_ limit: (UInt) -> UInt) -> Bool {
    let position = position
    let stack = stack(around: position)
    return stack.size > 0 && position - stack.end < limit(stack.size)
  }

  /// Returns the stack with an address; one without a size if it is unknown.
  private static func stack(around position: UInt) -> LifelineStack {
    if let last, last.end <= position, position - last.end < last.size { return last }
    let stack = lifeline_stack()
    let isKnown = stack.end <= position && position - stack.end < stack.size
    last = isKnown ? stack : nil
    return isKnown ? stack : LifelineStack()
  }
}
