internal import TraceAnalysis
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
  }

  /// The panels from top to bottom: numbers of lanes.
  var panels: [[Int]] = []
  var lanes: [Lane] = []
  var arrows: [Arrow] = []
  var callbacks = 0
  var omissions: [String] = []

  /// The place after the last event, for what is open at the end.
  let endEvent: Int

  init(endEvent: Int) {
    self.endEvent = endEvent
  }

  /// All events that need a place on the time axis, ascending; the end is the last.
  var stops: [Int] {
    var stops: Set<Int> = [endEvent]
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
    return stops.sorted()
  }
}
