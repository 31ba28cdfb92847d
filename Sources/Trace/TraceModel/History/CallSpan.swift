/// A callback, a call or a span of the app from its begin to its end on one thread.
///
/// Indices are stored in 32 bits, because a long trace has as many spans as calls.
public struct CallSpan: Hashable, Sendable {
  /// The time of the begin.
  public var start: Instant
  /// The time of the end; the last time of the trace if there is none.
  public var finish: Instant
  /// The name of the callback, call or span.
  public var name: Name
  /// ``Name/callbackCategory``, ``Name/callCategory``, ``Name/spanCategory`` or another one.
  public var category: Name
  private var beginIndex: Int32
  private var endIndex: Int32
  private var parentIndex: Int32
  private var subjectIndex: Int32
  private var openAround: Int32

  init(
    begin: Int,
    time: Instant,
    depth: Int,
    parent: Int?,
    subject: Int?,
    name: Name,
    category: Name
  ) {
    start = time
    finish = time
    self.name = name
    self.category = category
    beginIndex = Int32(truncatingIfNeeded: begin)
    endIndex = -1
    parentIndex = Self.stored(parent)
    subjectIndex = Self.stored(subject)
    openAround = Int32(truncatingIfNeeded: depth)
  }

  /// The index of the begin among the events.
  public var begin: Int { Int(beginIndex) }
  /// The index of the end among the events; `nil` if the trace ends before it.
  public internal(set) var end: Int? {
    get { Self.optional(endIndex) }
    set { endIndex = Self.stored(newValue) }
  }
  /// The number of open spans of the thread around this one.
  public var depth: Int { Int(openAround) }
  /// The innermost span of the thread around this one: an index of ``TraceHistory/spans``.
  public var parent: Int? { Self.optional(parentIndex) }
  /// The object that is called: an index of ``TraceHistory/subjects``; `nil` if there is none.
  public var subject: Int? { Self.optional(subjectIndex) }

  /// Whether UIKit called the app.
  public var isCallback: Bool { category == .callbackCategory }
  /// Whether the trace lacks the end of the span.
  public var isOpen: Bool { endIndex < 0 }

  private static func optional(_ index: Int32) -> Int? { index < 0 ? nil : Int(index) }
  private static func stored(_ index: Int?) -> Int32 { Int32(truncatingIfNeeded: index ?? -1) }
}

/// Pairs begins and ends: an end closes the innermost open begin of its thread.
struct CallSpanMatcher {
  private(set) var spans: [CallSpan] = []
  private(set) var unmatchedEnds = 0
  /// The open spans of threads other than the current one.
  private var waiting: [ThreadID: [Int]] = [:]
  /// The open spans of the current thread, kept outside of the dictionary because most events are
  /// on the thread of the previous event.
  private var open: [Int] = []
  private var current = ThreadID(process: 0, thread: 0)

  /// Reserves memory for a number of spans.
  init(count: Int) {
    spans.reserveCapacity(count)
  }

  mutating func read(_ event: TraceEvent, at index: Int, subject: Int?) {
    guard event.kind == .begin || event.kind == .end else { return }
    if event.threadID != current {
      waiting[current] = open
      current = event.threadID
      open = waiting.removeValue(forKey: current) ?? []
    }
    if event.kind == .begin {
      spans.append(
        CallSpan(
          begin: index,
          time: event.time,
          depth: open.count,
          parent: open.last,
          subject: subject,
          name: event.name,
          category: event.category
        )
      )
      open.append(spans.count - 1)
    } else if let span = open.popLast() {
      spans[span].end = index
      spans[span].finish = event.time
    } else {
      unmatchedEnds += 1
    }
  }

  mutating func close(at end: Instant) {
    for index in spans.indices where spans[index].end == nil { spans[index].finish = end }
  }
}
