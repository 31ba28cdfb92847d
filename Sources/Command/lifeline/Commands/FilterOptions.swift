import ArgumentParser
import DiagramLayout
import LifelineCommand

/// Options that restrict a picture to a part of the trace.
struct FilterOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Draw only a class (* matches any characters) or an area; may be repeated.",
      discussion: "Areas: " + PictureFilter.areas.joined(separator: ", ") + ".",
      valueName: "glob"
    )
  )
  var only: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Hide a class or an area, with a count of the hidden objects; may be repeated.",
      valueName: "glob"
    )
  )
  var hide: [String] = []

  @Option(help: "The first moment: a time (1.5, 1.5s, 250ms) or a mark.")
  var from: String?

  @Option(help: "The last moment: a time or a mark.")
  var to: String?

  /// The filter; commas separate patterns too.
  var filter: PictureFilter {
    let split = { (words: [String]) in words.flatMap { $0.split(separator: ",").map(String.init) } }
    return PictureFilter(
      only: split(only),
      hide: split(hide),
      from: from.map { PictureFilter.Moment($0) },
      to: to.map { PictureFilter.Moment($0) }
    )
  }
}
