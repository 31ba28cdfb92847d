internal import TraceModel

/// The arrows of an export: from calls to the callbacks inside them, and from evidence to findings.
struct CallFlows {
  /// A call has at most this number of arrows; an argument states the number of its callbacks.
  static let maximumPerCall = 1000

  /// The innermost call, which is not a callback, around each span; -1 if there is none.
  private var calls: [Int32] = []
  /// The callbacks inside each call, grouped by call.
  private var callbacks: [Int32] = []
  /// The index of the first callback of each call in ``callbacks``.
  private var starts: [Int32] = [0]
  private var findings: [Int: [UInt64]] = [:]
  private let first: UInt64

  /// Pairs calls with callbacks.
  ///
  /// - Parameters:
  ///   - spans: The calls and callbacks.
  ///   - first: The number of the flow of the first span; each span has one.
  ///   - isShown: Whether a thread's track shows a span.
  ///   - isReached: Whether the track of an object shows a span.
  init(
    _ spans: [CallSpan],
    first: UInt64,
    isShown: (CallSpan) -> Bool,
    isReached: (CallSpan) -> Bool
  ) {
    self.first = first
    calls.reserveCapacity(spans.count)
    var counts = Array(repeating: Int32(0), count: spans.count)
    for span in spans {
      var call: Int32 = -1
      if let parent = span.parent {
        let isCall = !spans[parent].isCallback && isShown(spans[parent])
        call = isCall ? Int32(truncatingIfNeeded: parent) : calls[parent]
      }
      calls.append(call)
      if call >= 0, span.isCallback, isReached(span) { counts[Int(call)] += 1 }
    }
    var total: Int32 = 0
    starts.reserveCapacity(spans.count + 1)
    for count in counts {
      total += count
      starts.append(total)
    }
    callbacks = Array(repeating: 0, count: Int(total))
    var next = starts
    for (number, span) in spans.enumerated() {
      let call = Int(calls[number])
      guard call >= 0, span.isCallback, isReached(span) else { continue }
      callbacks[Int(next[call])] = Int32(truncatingIfNeeded: number)
      next[call] += 1
    }
  }

  /// Adds an arrow from a span to a finding.
  mutating func add(_ flow: UInt64, from span: Int) {
    findings[span, default: []].append(flow)
  }

  /// The number of callbacks inside a call.
  func callbackCount(of call: Int) -> Int { Int(starts[call + 1] - starts[call]) }

  /// The flows that leave a span.
  func leaving(_ span: Int) -> [UInt64] {
    let reached = callbacks[Int(starts[span])..<Int(starts[span + 1])].prefix(Self.maximumPerCall)
    return reached.map { first + UInt64($0) } + findings[span, default: []]
  }

  /// The flow that arrives at a callback on the track of its object; `nil` if there is none.
  func arriving(at callback: Int) -> UInt64? {
    let call = Int(calls[callback])
    guard call >= 0 else { return nil }
    let reached = callbacks[Int(starts[call])..<Int(starts[call + 1])].prefix(Self.maximumPerCall)
    guard let last = reached.last, callback <= Int(last) else { return nil }
    return first + UInt64(callback)
  }
}
