internal import Findings
internal import TraceModel

/// What stands in the lanes, placed by events and not yet by pixels.
struct TimelineContent {
  /// A label above a band, with its leader down to the band.
  struct Label {
    enum Kind: Equatable {
      case callback, call, death, mark, message
      case finding(Severity)
    }
    var kind: Kind
    var event: Int
    var text: FittedText
    /// The sentence behind the label.
    var title: String
    var link: String?
    /// The width of the whole box to the right of the leader.
    var width: Double
  }

  /// The duration of a call below a band.
  struct Bar {
    var span: Int
    var begin: Int
    var end: Int
    var depth: Int
    /// The bar around it in the same lane.
    var outer: Int?
    var text: FittedText
  }

  /// A call from one lane into another.
  struct Arrow {
    var event: Int
    var from: Int
    var to: Int
  }

  /// A cause in one lane and its effect, later, in another or the same one.
  struct Flow {
    var name: String
    var cause: Int
    var effect: Int
    var from: Int
    var to: Int
  }

  /// Findings of a dense picture that stand at one place and have no room for words.
  struct Sign {
    var event: Int
    var severity: Severity
    var title: String
    var link: String?
  }

  /// One lane.
  struct Lane {
    /// The life, or `nil` for the lane of the trace as a whole.
    var life: Int?
    var depth = 0
    var birth: Int?
    var death: Int?
    var bands: [StateBand] = []
    var labels: [Label] = []
    /// The events with a mark on the band.
    var flags: [Int] = []
    /// The events in which UIKit complained about the object.
    var messages: [Int] = []
    /// Whether the last state lasts to the end only because no end of it is logged.
    var hasOpenEnd = false

    /// Whether the band at a place is the one without an end.
    func isOpen(_ place: Int) -> Bool { hasOpenEnd && place == bands.count - 1 }
    var bars: [Bar] = []
    /// Findings without a label.
    var signs: [Sign] = []
    /// The first event of the object that is known, also when it stands before the part shown.
    var firstKnown: Int?

    /// The first event of the object: its birth, else the first thing that the lane shows.
    var first: Int? {
      if let firstKnown { return firstKnown }
      // An object that only a finding speaks of lives from there on.
      let starts = [birth, flags.first, messages.first, bars.first?.begin]
      return starts.compactMap(\.self).min() ?? labels.first?.event ?? signs.first?.event
    }
  }

  /// The panels from top to bottom: numbers of lanes.
  var panels: [[Int]] = []
  var lanes: [Lane] = []
  var arrows: [Arrow] = []
  var flows: [Flow] = []
  var callbacks = 0
  var omissions: [String] = []
  /// The calls that were only counted.
  var unread = 0
  /// The place of the first of them; `nil` when there are none.
  var firstUnread: Int?
  /// The callbacks that stand before the part shown.
  var callbacksBefore = 0

  /// The place of the first event.
  var startEvent: Int
  /// The place after the last event, for what is open at the end.
  var endEvent: Int

  init(events: Range<Int>) {
    startEvent = events.lowerBound
    endEvent = events.upperBound
  }

  /// Whether an event stands in the part shown.
  func holds(_ event: Int) -> Bool { event >= startEvent && event < endEvent }

  /// The events that need a position in each part of the content that contains them, ascending: those
  /// that keep their lane in the part.
  var solidStops: [Int] {
    var stops: Set<Int> = []
    for lane in panels.joined() {
      stops.formUnion(lanes[lane].flags)
      for label in lanes[lane].labels { stops.insert(label.event) }
    }
    return stops.sorted()
  }

  /// All events that need a place on the time axis, ascending; the end is the last.
  var stops: [Int] {
    var stops: Set<Int> = [endEvent]
    if startEvent > 0 { stops.insert(startEvent) }
    for lane in lanes {
      stops.formUnion(lane.flags)
      for label in lane.labels { stops.insert(label.event) }
      for band in lane.bands {
        stops.insert(band.begin)
        stops.insert(band.end ?? endEvent)
      }
      for bar in lane.bars { stops.formUnion([bar.begin, bar.end]) }
      stops.formUnion([lane.birth, lane.death].compactMap(\.self))
    }
    for flow in flows { stops.formUnion([flow.cause, flow.effect]) }
    return stops.filter { $0 >= startEvent && $0 <= endEvent }.sorted()
  }
}
