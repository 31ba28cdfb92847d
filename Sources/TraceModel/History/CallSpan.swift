/// A callback, a call or a span of the app from its begin to its end on one thread.
///
/// Places are kept in 32 bits: a long trace has as many spans as it has calls.
public struct CallSpan: Hashable, Sendable {
  /// The moment of the begin.
  public var start: Instant
  /// The moment of the end; the last moment of the trace when there is none.
  public var finish: Instant
  /// The callback, call or span.
  public var name: Name
  /// ``Name/callbackCategory``, ``Name/callCategory``, ``Name/spanCategory`` or another one.
  public var category: Name
  private var beginPlace: Int32
  private var endPlace: Int32
  private var parentPlace: Int32
  private var subjectPlace: Int32
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
    beginPlace = Int32(truncatingIfNeeded: begin)
    endPlace = -1
    parentPlace = Self.place(parent)
    subjectPlace = Self.place(subject)
    openAround = Int32(truncatingIfNeeded: depth)
  }

  /// The place of the begin among the events.
  public var begin: Int { Int(beginPlace) }
  /// The place of the end among the events; `nil` when the trace ends before it.
  public internal(set) var end: Int? {
    get { Self.number(endPlace) }
    set { endPlace = Self.place(newValue) }
  }
  /// The number of spans of the thread that are open around it.
  public var depth: Int { Int(openAround) }
  /// The span of the thread directly around it: its place in ``TraceHistory/spans``.
  public var parent: Int? { Self.number(parentPlace) }
  /// The object that is called: its place in ``TraceHistory/subjects``; `nil` for none.
  public var subject: Int? { Self.number(subjectPlace) }

  /// Whether UIKit called the app.
  public var isCallback: Bool { category == .callbackCategory }
  /// Whether the end was not seen.
  public var isOpen: Bool { endPlace < 0 }

  private static func number(_ place: Int32) -> Int? { place < 0 ? nil : Int(place) }
  private static func place(_ number: Int?) -> Int32 { Int32(truncatingIfNeeded: number ?? -1) }
}

/// Pairs begins and ends: an end closes the innermost open begin of its thread.
struct CallSpanMatcher {
  private(set) var spans: [CallSpan] = []
  private(set) var unmatchedEnds = 0
  /// The open spans of the threads that are not read just now.
  private var waiting: [ThreadID: [Int]] = [:]
  /// The open spans of the thread that is read, kept out of the dictionary: most events follow one
  /// of the same thread.
  private var open: [Int] = []
  private var current = ThreadID(process: 0, thread: 0)

  /// Prepares for a number of spans.
  init(count: Int) {
    spans.reserveCapacity(count)
  }

  mutating func read(_ event: TraceEvent, at place: Int, subject: Int?) {
    guard event.kind == .begin || event.kind == .end else { return }
    if event.threadID != current {
      waiting[current] = open
      current = event.threadID
      open = waiting.removeValue(forKey: current) ?? []
    }
    if event.kind == .begin {
      spans.append(
        CallSpan(
          begin: place,
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
      spans[span].end = place
      spans[span].finish = event.time
    } else {
      unmatchedEnds += 1
    }
  }

  mutating func close(at end: Instant) {
    for place in spans.indices where spans[place].end == nil { spans[place].finish = end }
  }
}
