internal import Findings
internal import TraceModel

/// The lanes of a timeline with everything in them, with events instead of pixels as positions.
struct TimelineContent {
  /// A label above a band, with its leader down to the band.
  struct Label {
    enum Kind: Equatable {
      case callback, call, death, mark, message, write
      case finding(rule: RuleID, severity: Severity)
    }
    var kind: Kind
    var event: Int
    var text: FittedText
    /// The tooltip of the label.
    var title: String
    var link: String?
    /// The width of the box right of the leader, with the labels on the same line.
    var width: Double
    /// The common text of labels of which one may represent many; `nil` for other labels.
    var topic: String?
    /// Whether the label is left of its leader, since it would extend beyond the end of the axis.
    var isTurned = false
    /// The labels right of this one on the same line.
    var followers: [Label] = []

    /// The number of the call that calls this method; `nil` if an arrow shows it, or none.
    private(set) var incoming: CallNumber?
    /// The number of the methods that this one calls; `nil` if arrows show them, or none.
    private(set) var outgoing: CallNumber?

    mutating func set(incoming number: CallNumber) {
      if incoming == nil { width += number.width }
      incoming = number
    }

    mutating func set(outgoing number: CallNumber) {
      if outgoing == nil { width += number.width }
      outgoing = number
    }

    /// The width of the text with its numbers.
    var textWidth: Double {
      (incoming?.width ?? 0) + text.width + (outgoing?.width ?? 0)
    }

    /// The position of the label, given the position of its leader.
    func extent(at x: Double) -> LabelRows.Extent {
      LabelRows.Extent(x: x, width: width, isTurned: isTurned)
    }

    var isFinding: Bool {
      if case .finding = kind { true } else { false }
    }
  }

  /// A small square on a band.
  struct Mark {
    /// The kinds of marks, in the order of painting.
    enum Kind: CaseIterable {
      /// A callback, or a call of the app.
      case call
      /// A layout callback without a label, drawn as a short tick.
      case layout
      /// An evaluation of a SwiftUI view, drawn as a tick.
      case update
      /// A write of state.
      case write
      /// A UIKit message about the object.
      case message
    }
    var kind: Kind
    var event: Int
    /// The tooltip of a write or of a layout callback.
    var title = ""
  }

  /// The duration of a call or of a task below a band.
  struct Bar {
    enum Source: Hashable {
      /// The index of a call in the history.
      case span(Int)
      /// The index of a task of a SwiftUI view in the history.
      case task(Int)
    }
    var source: Source
    var begin: Int
    var end: Int
    var depth: Int
    /// The index of the surrounding bar in the same lane.
    var outer: Int?
    var text: FittedText
    /// The number of the methods that the call calls; `nil` if arrows show them, or none.
    var outgoing: CallNumber?
    /// The number of the call that calls this one; `nil` if an arrow shows it, or none.
    var incoming: CallNumber?
    /// The width of the text with its numbers.
    var textWidth: Double { (incoming?.width ?? 0) + text.width + (outgoing?.width ?? 0) }
    /// The event at which the cancellation of a task was requested, possibly before the part shown.
    var cancellation: Int?

    var isTask: Bool {
      if case .task = source { true } else { false }
    }
  }

  /// A call from one lane into another.
  struct Arrow {
    var event: Int
    var from: Int
    var to: Int
    /// The index of the calling span in the history.
    var caller: Int
    /// Whether the arrow is a line; otherwise only its ends are drawn.
    var isLine = true
    /// Whether both ends have the same number.
    var isNumbered = false
  }

  /// A cause and its later effect, in two lanes or one.
  struct Flow {
    var name: String
    var cause: Int
    var effect: Int
    var from: Int
    var to: Int
  }

  /// Adjacent findings that have no room for labels.
  struct Sign {
    var event: Int
    var severity: Severity
    var title: String
    var link: String?
  }

  struct Lane {
    /// The index of the lifetime; `nil` for the lane of the trace itself.
    var life: Int?
    var depth = 0
    /// The number of equal siblings that the lane represents, the object included.
    var copies = 1
    var birth: Int?
    var death: Int?
    var bands: [StateBand] = []
    var labels: [Label] = []
    /// The marks on the band; marks of one kind are in the order of events.
    var marks: [Mark] = []
    /// Whether the last state lasts to the end only because its end is not logged.
    var hasOpenEnd = false

    /// Whether the end of the band at an index is not logged.
    func isOpen(_ index: Int) -> Bool { hasOpenEnd && index == bands.count - 1 }
    var bars: [Bar] = []
    /// Findings without a label.
    var signs: [Sign] = []
    /// The events of callbacks, calls and writes, ascending among each kind of mark.
    var activities: [Int] { marks.lazy.filter { $0.kind != .message }.map(\.event) }
    /// The events of callbacks and calls.
    var calls: [Int] {
      marks.lazy.filter { [.call, .layout, .update].contains($0.kind) }.map(\.event)
    }

    /// The first event of the object, if it is before the part shown.
    var firstKnown: Int?

    /// The first event of the object: its creation, otherwise the first event in the lane.
    var first: Int? {
      if let firstKnown { return firstKnown }
      // The lifetime of an object that only a finding mentions begins at the finding.
      let starts = [birth, marks.lazy.map(\.event).min(), bars.first?.begin]
      return starts.compactMap(\.self).min() ?? labels.first?.event ?? signs.first?.event
    }
  }

  /// The indices of the lanes of each panel, from top to bottom.
  var panels: [[Int]] = []
  var lanes: [Lane] = []
  var arrows: [Arrow] = []
  var flows: [Flow] = []
  var callbacks = 0
  var omissions: [String] = []
  /// The lifetimes of the objects that only wait in the part shown, and have no lane in it.
  var waiting: [Int] = []
  /// The release of all objects after the last event of the timeline; `nil` if it is drawn.
  var teardown: TimelineTeardown?
  /// Sentences that explain labels.
  var notes: [String] = []
  /// The number of calls that were only counted.
  var unread = 0
  /// The event of the first call that was only counted.
  var firstUnread: Int?
  /// The number of callbacks before the part shown.
  var callbacksBefore = 0

  /// The index of the first event.
  var startEvent: Int
  /// The index after the last event; calls and states that are open at the end end there.
  var endEvent: Int

  init(events: Range<Int>) {
    startEvent = events.lowerBound
    endEvent = events.upperBound
  }

  /// The release of all objects, if it follows the part shown.
  var finalTeardown: TimelineTeardown? { teardown.flatMap { $0.start == endEvent ? $0 : nil } }

  /// Whether an event is in the part shown.
  func holds(_ event: Int) -> Bool { event >= startEvent && event < endEvent }

  /// The events that need a position in each part of the content that contains them, ascending:
  /// those that keep their lane in the part.
  var solidStops: [Int] {
    var stops: Set<Int> = []
    for lane in panels.joined() {
      stops.formUnion(lanes[lane].activities)
      for label in lanes[lane].labels { stops.insert(label.event) }
    }
    return stops.sorted()
  }

  /// All events that need a position on the time axis, ascending; the last one is the end.
  var stops: [Int] {
    var stops: Set<Int> = [endEvent]
    if startEvent > 0 { stops.insert(startEvent) }
    for lane in lanes {
      stops.formUnion(lane.activities)
      for label in lane.labels {
        stops.insert(label.event)
        stops.formUnion(label.followers.map(\.event))
      }
      for band in lane.bands {
        stops.insert(band.begin)
        stops.insert(band.end ?? endEvent)
      }
      for bar in lane.bars {
        stops.formUnion([bar.begin, bar.end])
        if let cancellation = bar.cancellation, holds(cancellation) { stops.insert(cancellation) }
      }
      stops.formUnion([lane.birth, lane.death].compactMap(\.self))
    }
    for flow in flows { stops.formUnion([flow.cause, flow.effect]) }
    return stops.filter { $0 >= startEvent && $0 <= endEvent }.sorted()
  }
}
