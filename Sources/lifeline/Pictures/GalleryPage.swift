import Stories
import TraceModel

/// The page of a gallery: a section for each trace.
struct GalleryPage {
  private(set) var text: String

  /// Begins a page about a folder of traces or what a list names.
  init(source: String) {
    text = "# Pictures\n\nDrawn from `\(source)` by `lifeline render gallery`.\n"
  }

  /// Adds a section with the pictures of a trace; above them stands the list's title, else a
  /// story's summary, else the trace's title.
  mutating func add(_ trace: GalleryTrace, _ diagrams: [GalleryDiagram]) {
    text += "\n## \(trace.name)\n"
    let title = trace.trace.header.title
    if let listed = trace.title {
      text += "\n\(listed)\n"
    } else if let story = Stories.named(trace.stem) {
      text += "\n\(story.summary)\n"
    } else if !title.isEmpty, title != trace.name {
      text += "\n\(title.replacing("\n", with: " "))\n"
    }
    for diagram in diagrams {
      let path = "\(trace.name)/\(diagram.rawValue)"
      text += """

        <a href="\(path).svg"><picture>
          <source media="(prefers-color-scheme: dark)" srcset="\(path)~dark.png">
          <img src="\(path).png" alt="\(diagram.word) of \(trace.name)">
        </picture></a>

        """
    }
  }
}
