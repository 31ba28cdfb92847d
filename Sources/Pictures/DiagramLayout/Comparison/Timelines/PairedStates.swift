internal import TraceModel

/// Cuts the states of an object in two traces where they begin or stop being equal.
enum PairedStates {
  /// A state between two positions.
  struct Band {
    var state: StateBand.State
    var from: Double
    var to: Double
  }

  /// Cuts the states of one trace.
  ///
  /// - Parameters:
  ///   - own: The states to cut, by ascending position, without overlaps.
  ///   - other: The states of the other trace, in the same order.
  /// - Returns: The pieces by ascending position, without empty ones; adjacent pieces differ in
  ///   their state or in whether the other trace is in the same state.
  static func pieces(of own: [Band], beside other: [Band]) -> [PairedTimelines.Piece] {
    var pieces: [PairedTimelines.Piece] = []
    for band in own where band.to > band.from {
      let low = other.partition { $0.to < band.from }
      let high = max(low, other.partition { $0.from <= band.to })
      let beside = other[low..<high]
      var cuts = [band.from, band.to]
      for cut in beside.flatMap({ [$0.from, $0.to] }) where cut > band.from && cut < band.to {
        cuts.append(cut)
      }
      cuts.sort()
      var last: PairedTimelines.Piece?
      for (from, to) in zip(cuts, cuts.dropFirst()) where to > from {
        let middle = (from + to) / 2
        let isEqual = beside.contains { other in
          other.from <= middle && other.to >= middle && other.state == band.state
        }
        if let before = last, before.isEqual == isEqual {
          last?.to = to
        } else {
          if let before = last { pieces.append(before) }
          last = PairedTimelines.Piece(state: band.state, from: from, to: to, isEqual: isEqual)
        }
      }
      if let last { pieces.append(last) }
    }
    return pieces
  }
}
