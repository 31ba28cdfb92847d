internal import TraceModel

/// Both timelines of a comparison, placed by columns and not yet by pixels.
///
/// A place is a number on the common axis: 0 is the beginning, 1 the first column, and so on; the
/// end is one more than the last column. What is folded before a column lies between two places.
struct PairedTimelines {
  /// A call of both traces in one place, or of one of them.
  struct Column {
    /// The calls in the lists of the two traces; `nil` where a trace has none.
    var calls: [Int?]
    /// The number of equal calls that are folded before it.
    var hidden = 0
  }

  /// A call with its words: above the band of the first trace, below that of the second one.
  struct Label {
    var place: Int
    /// `nil` for a call that both traces have in one place.
    var difference: Difference?
    var text: FittedText
    /// What is said about a call that differs.
    var word: FittedText?
    /// The sentence behind the label.
    var title: String
    /// The width of the whole box right of its pointer.
    var width: Double
  }

  /// A mark on a band.
  struct Flag {
    var place: Int
    var difference: Difference?
  }

  /// A stretch of a state in which the other trace is in the same state, or in another one.
  struct Piece: Equatable {
    var state: StateBand.State
    var from: Double
    var to: Double
    /// Whether the other trace is in the same state.
    var isEqual: Bool
  }

  /// What one trace says about an object.
  struct Lane {
    /// Whether the trace knows the object.
    var exists = false
    /// By ascending place.
    var labels: [Label] = []
    /// By ascending place.
    var flags: [Flag] = []
    var pieces: [Piece] = []
    /// Where the object lives without a state.
    var base: ClosedRange<Double>?
    var death: Double?

    /// The labels of some columns.
    func labels(in columns: Range<Int>) -> ArraySlice<Label> {
      let low = labels.partition { $0.place - 1 < columns.lowerBound }
      return labels[low...].prefix { $0.place - 1 < columns.upperBound }
    }

    /// The marks of some columns.
    func flags(in columns: Range<Int>) -> ArraySlice<Flag> {
      let low = flags.partition { $0.place - 1 < columns.lowerBound }
      return flags[low...].prefix { $0.place - 1 < columns.upperBound }
    }
  }

  /// A call that stands elsewhere in the other trace.
  struct Guide {
    /// The place in the first trace.
    var from: Int
    /// The place in the second trace.
    var to: Int
    var title: String
  }

  /// An object with its two lanes.
  struct Panel {
    /// Class and number; empty for the traces as a whole.
    var object: String
    var kind: SubjectKind
    var name: FittedText
    /// The lane of the first trace, then that of the second one.
    var lanes = [Lane(), Lane()]
    var guides: [Guide] = []

    /// The difference when only one trace knows the object.
    var difference: Difference? {
      guard !object.isEmpty, lanes[0].exists != lanes[1].exists else { return nil }
      return lanes[0].exists ? .onlyFirst : .onlySecond
    }

    /// The number of calls that differ.
    var differences: Int {
      lanes.reduce(0) { $0 + $1.flags.count { $0.difference != nil } }
    }
  }

  var columns: [Column] = []
  /// The number of equal calls that are folded behind the last column.
  var hiddenAfter = 0
  var panels: [Panel] = []
  var omissions: [String] = []

  /// The letters that stand for the traces.
  static let letters = ["A", "B"]

  /// The last place.
  var end: Int { columns.count + 1 }
}
