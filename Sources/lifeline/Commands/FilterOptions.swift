import ArgumentParser
import DiagramLayout
import Foundation
import TraceModel

/// Which part of a trace a picture shows.
struct FilterOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Draws only these: a class (* for any characters) or an area; may be repeated.",
      discussion: "Areas: " + PictureFilter.areas.joined(separator: ", ") + ".",
      valueName: "glob"
    )
  )
  var only: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Leaves these out and counts them; as --only.", valueName: "glob")
  )
  var hide: [String] = []

  @Option(help: "Begins at a time (1.5, 1.5s, 250ms) or at a mark.")
  var from: String?

  @Option(help: "Ends at a time or at a mark.")
  var to: String?

  /// The filter that was asked for; commas separate patterns too.
  var filter: PictureFilter {
    let split = { (words: [String]) in words.flatMap { $0.split(separator: ",").map(String.init) } }
    return PictureFilter(
      only: split(only),
      hide: split(hide),
      from: from.map(Self.moment),
      to: to.map(Self.moment)
    )
  }

  /// Reads a time with or without a unit; what is none is the name of a mark.
  static func moment(_ text: String) -> PictureFilter.Moment {
    let units: [(suffix: String, nanoseconds: Double)] = [
      ("ns", 1), ("us", 1e3), ("µs", 1e3), ("ms", 1e6), ("min", 6e10), ("s", 1e9), ("", 1e9),
    ]
    for (suffix, nanoseconds) in units where text.hasSuffix(suffix) {
      let number = text.dropLast(suffix.count)
      guard number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }),
        let value = Double(number), abs(value * nanoseconds) < 9e18
      else { continue }
      return .time(Instant(nanoseconds: Int64((value * nanoseconds).rounded())))
    }
    return .mark(text)
  }
}
