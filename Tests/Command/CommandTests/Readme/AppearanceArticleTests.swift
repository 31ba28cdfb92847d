import Foundation
import TestSupport
import Testing

/// The lists of callbacks in the article about appearance, which are read from recordings.
@Suite(.serialized)
struct `The article about appearance` {
  private static let article = "Sources/Documentation/Articles/understanding-appearance.md"

  @Test(
    arguments: [
      Excerpt(
        block: "push-pop",
        story: "push-pop",
        from: "DetailViewController willMove(toParent:)"
      ),
      Excerpt(
        block: "cancelled-swipe",
        story: "cancelled-swipe",
        from: "swipe begins",
        to: "DetailViewController didMove(toParent:)"
      ),
      Excerpt(
        block: "modal",
        scenario: "full-screen-modal",
        from: "LoginViewController viewDidLoad"
      ),
      Excerpt(block: "sheet", scenario: "sheet", from: "PlaceViewController viewDidLoad"),
      Excerpt(block: "tabs", scenario: "tabs", from: "SearchViewController viewDidLoad"),
      Excerpt(
        block: "containment",
        story: "child",
        from: "TableViewController willMove(toParent:)",
        to: "child added"
      ),
    ]
  )
  func `each list shows the callbacks of its recording`(_ excerpt: Excerpt) throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let input = excerpt.isStory ? excerpt.name : Repository.url(excerpt.name).path
    let run = try CommandRun("record", input, "-o", "trace.json", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try Data(contentsOf: folder.url.appending(path: "trace.json"))
    let lines = excerpt.lines(of: try JSONDecoder().decode([Line].self, from: bytes))
    #expect(lines.count > 3)
    let text = "```text\n\(lines.joined(separator: "\n"))\n```"
    try expectReadme(block: excerpt.block, of: Self.article, equals: text)
  }

  /// The part of a recording that a list shows: between two texts, both included.
  struct Excerpt: CustomTestStringConvertible, Sendable {
    let block: String
    /// A story, or the path of a scenario.
    let name: String
    let isStory: Bool
    let first: String
    let last: String?

    init(block: String, story: String, from first: String, to last: String? = nil) {
      (self.block, name, isStory) = (block, story, true)
      (self.first, self.last) = (first, last)
    }

    init(block: String, scenario: String, from first: String, to last: String? = nil) {
      (self.block, name, isStory) = (block, "traces/gallery/\(scenario).yml", false)
      (self.first, self.last) = (first, last)
    }

    var testDescription: String { block }

    func lines(of trace: [Line]) -> [String] {
      var lines: [String] = []
      for line in trace.drop(while: { $0.text != first }) {
        guard let text = line.text else { continue }
        lines.append("\(line.time)  \(text)")
        if text == last { break }
      }
      return lines
    }
  }

  /// A line of a trace.
  struct Line: Decodable {
    let ph: String
    let ts: Double
    let name: String?
    let cat: String?

    /// The time in seconds.
    var time: String {
      String(format: "%.2f s", ts / 1_000_000)
    }

    /// A mark, or a callback of loading, appearance or containment of a controller of the app.
    var text: String? {
      guard let name else { return nil }
      if cat == "mark" { return name }
      guard cat == "callback", ph == "B" else { return nil }
      let parts = name.split(separator: ".", maxSplits: 1)
      let shown: Set<Substring> = [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "willMove(toParent:)", "didMove(toParent:)",
      ]
      guard parts.count == 2, shown.contains(parts[1]), parts[0].hasSuffix("ViewController"),
        !parts[0].hasPrefix("UI")
      else { return nil }
      return "\(parts[0]) \(parts[1])"
    }
  }
}
