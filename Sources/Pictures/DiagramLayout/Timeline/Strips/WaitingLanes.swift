internal import TraceModel

/// The objects that only wait in a strip: they are off screen and nothing happens to them.
///
/// A line below the lanes of the strip names them, so that a long trace does not repeat their lanes
/// in each strip.
struct WaitingLanes {
  /// A single lane remains a lane.
  static let fewest = 2

  private let history: TraceHistory
  private let lives: [Int]

  init(_ lives: [Int], _ history: TraceHistory) {
    self.lives = lives
    self.history = history
  }

  /// The line: `6 wait: DetailViewController #9 #12, HomeHeaderView #7`.
  var text: String {
    var classes: [(name: String, numbers: [String])] = []
    var indexes: [String: Int] = [:]
    for life in lives {
      let subject = history.subjects[life]
      let number = "#\(subject.id.number)"
      if let index = indexes[subject.className] {
        classes[index].numbers.append(number)
      } else {
        indexes[subject.className] = classes.count
        classes.append((subject.className, [number]))
      }
    }
    let names = classes.map { entry in
      ([entry.name.isEmpty ? "unnamed" : entry.name] + entry.numbers).joined(separator: " ")
    }
    return "\(lives.count.grouped) wait: \(names.joined(separator: ", "))"
  }
}

extension TimelineContent.Lane {
  /// Whether a part of the lane, between two events, shows only that the object waits.
  func isWaiting(in range: Range<Int>) -> Bool {
    guard life != nil, labels.isEmpty, marks.isEmpty, bars.isEmpty, signs.isEmpty else {
      return false
    }
    let changes = [birth, death].compactMap(\.self).contains(where: range.contains)
    return !changes && !hasOpenEnd && bands.allSatisfy { Self.waiting.contains($0.state) }
  }

  private static let waiting: Set<StateBand.State> = [.detached, .loaded, .waiting]
}
