internal import TraceModel

/// The heights of the columns of a dense picture: few levels, each for a range of counts.
///
/// The legend shows each level with its counts, so that a height is readable without an axis.
/// Numbers up to six have a level each; larger numbers have a level per power of ten.
struct DensityScale {
  /// A height and the counts that it represents.
  struct Level: Equatable {
    /// The height in pixels at scale 1.
    var height: Double
    /// The counts, such as `10–99`.
    var text: String
  }

  /// The height of the highest level.
  static let height = 28.0
  /// The numbers with a level each.
  private static let mostExact = 6

  /// The levels from the lowest to the highest.
  let levels: [Level]
  private let isExact: Bool

  /// Creates the scale of a picture.
  ///
  /// - Parameter highest: The largest number of calls in a column, at least 1.
  init(highest: Int) {
    let isExact = highest <= Self.mostExact
    self.isExact = isExact
    let count = Self.level(of: max(1, highest), isExact) + 1
    levels = (0..<count).map { level in
      Level(
        height: (Self.height * Double(level + 1) / Double(count)).rounded(),
        text: isExact || level == 0
          ? String(level + 1) : Self.range(ofPower: level, isLast: level == count - 1, highest)
      )
    }
  }

  /// The height of a column.
  func height(of count: Int) -> Double {
    count < 1 ? 0 : levels[min(Self.level(of: count, isExact), levels.count - 1)].height
  }

  /// The level of a count, from 0: 1, 2 to 9, 10 to 99 and so on where not each number has a level.
  private static func level(of count: Int, _ isExact: Bool) -> Int {
    isExact || count == 1 ? count - 1 : String(count).count
  }

  /// The counts of a level; those of the highest level end at the largest number of the picture.
  private static func range(ofPower power: Int, isLast: Bool, _ highest: Int) -> String {
    let digits = String(repeating: "0", count: power - 1)
    let first = power == 1 ? 2 : Int("1" + digits) ?? 1
    let last = isLast ? highest : (Int("1" + digits + "0") ?? 10) - 1
    return first == last
      ? first.grouped : "\(first.grouped)–\(last.grouped)"
  }
}
