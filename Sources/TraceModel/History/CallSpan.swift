/// A callback, a call or a span of the app from its begin to its end on one thread.
public struct CallSpan: Hashable, Sendable {
  /// The place of the begin among the events.
  public var begin: Int
  /// The place of the end among the events; `nil` when the trace ends before it.
  public var end: Int?
  /// The moment of the begin.
  public var start: Instant
  /// The moment of the end; the last moment of the trace when there is none.
  public var finish: Instant
  /// The number of spans of the thread that are open around it.
  public var depth: Int
  /// The span of the thread directly around it: its place in ``TraceHistory/spans``.
  public var parent: Int?
  /// The object that is called: its place in ``TraceHistory/subjects``; `nil` for none.
  public var subject: Int?
  /// The callback, call or span.
  public var name: Name
  /// ``Name/callbackCategory``, ``Name/callCategory``, ``Name/spanCategory`` or another one.
  public var category: Name

  /// Whether UIKit called the app.
  public var isCallback: Bool { category == .callbackCategory }
  /// Whether the end was not seen.
  public var isOpen: Bool { end == nil }
}

/// Pairs begins and ends: an end closes the innermost open begin of its thread.
struct CallSpanMatcher {
  private struct Thread: Hashable {
    var process: UInt32
    var thread: UInt32
  }

  private(set) var spans: [CallSpan] = []
  private(set) var unmatchedEnds = 0
  private var open: [Thread: [Int]] = [:]

  mutating func read(_ event: TraceEvent, at place: Int, subject: Int?) {
    let thread = Thread(process: event.process, thread: event.thread)
    switch event.kind {
    case .begin:
      let around = open[thread]
      spans.append(
        CallSpan(
          begin: place,
          end: nil,
          start: event.time,
          finish: event.time,
          depth: around?.count ?? 0,
          parent: around?.last,
          subject: subject,
          name: event.name,
          category: event.category
        )
      )
      open[thread, default: []].append(spans.count - 1)
    case .end:
      guard let span = open[thread]?.popLast() else {
        unmatchedEnds += 1
        return
      }
      spans[span].end = place
      spans[span].finish = event.time
    default: break
    }
  }

  mutating func close(at end: Instant) {
    for place in spans.indices where spans[place].end == nil { spans[place].finish = end }
  }
}
