internal import TraceModel

/// Both timelines of a comparison, with positions in columns instead of pixels.
///
/// A position is a number on the common axis: 0 is the beginning, 1 the first column, and so on;
/// the end is 1 more than the last column. Folded calls have positions between two columns.
struct PairedTimelines {
  /// A call that both traces contain at the same position, or a call of one trace.
  struct Column {
    /// The indices of the call in the lists of the two traces; `nil` for a trace without the call.
    var calls: [Int?]
    /// The number of equal calls that are folded before the column.
    var hidden = 0
  }

  /// The text of a call: above the band of the first trace or below that of the second one.
  struct Label {
    var position: Int
    /// `nil` for a call that both traces contain at the same position.
    var difference: Difference?
    var text: FittedText
    /// The kind of difference in words.
    var word: FittedText?
    /// The tooltip of the label.
    var title: String
    /// The width of the box right of its pointer.
    var width: Double
  }

  /// A mark on a band.
  struct Flag {
    var position: Int
    var difference: Difference?
  }

  /// A part of a state during which the other trace is in the same state, or in a different one.
  struct Piece: Equatable {
    var state: StateBand.State
    var from: Double
    var to: Double
    /// Whether the other trace is in the same state.
    var isEqual: Bool
  }

  /// An object in one of the traces.
  struct Lane {
    /// Whether the trace contains the object.
    var exists = false
    /// The labels by ascending position.
    var labels: [Label] = []
    /// The flags by ascending position.
    var flags: [Flag] = []
    var pieces: [Piece] = []
    /// The part of the object's lifetime without a state.
    var base: ClosedRange<Double>?
    var death: Double?

    /// The labels of some columns.
    func labels(in columns: Range<Int>) -> ArraySlice<Label> {
      let low = labels.partition { $0.position - 1 < columns.lowerBound }
      return labels[low...].prefix { $0.position - 1 < columns.upperBound }
    }

    /// The marks of some columns.
    func flags(in columns: Range<Int>) -> ArraySlice<Flag> {
      let low = flags.partition { $0.position - 1 < columns.lowerBound }
      return flags[low...].prefix { $0.position - 1 < columns.upperBound }
    }
  }

  /// A call that is at a different position in the other trace.
  struct Guide {
    /// The position in the first trace.
    var from: Int
    /// The position in the second trace.
    var to: Int
    var title: String
  }

  /// An object with its two lanes.
  struct Panel {
    /// Class and number; empty for the traces themselves.
    var object: String
    var kind: SubjectKind
    var name: FittedText
    /// The lane of the first trace, then that of the second one.
    var lanes = [Lane(), Lane()]
    var guides: [Guide] = []

    /// The difference if only one trace contains the object.
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
  /// The number of equal calls that are folded after the last column.
  var hiddenAfter = 0
  var panels: [Panel] = []
  var omissions: [String] = []
  /// Sentences about the choice of calls.
  var notes: [String] = []

  /// The letters by which the picture refers to the traces.
  static let letters = ["A", "B"]

  /// The last position.
  var end: Int { columns.count + 1 }
}
