import HeadlessUIKit

/// The sections of the page of verbs about constraints, compared frames and devices.
enum ConstraintPage {
  /// The lines of the sections.
  static var lines: [String] { constraints + frames + devices }

  private static var constraints: [String] {
    let attributes = ConstraintForm.Attribute.allCases.map { "`\($0.rawValue)`" }
    let priorities = ConstraintParser.priorities.map { "`@\($0.name)` (\(Int($0.value)))" }
    let options = VisualForm.options.map { "`.\($0)`" }
    return [
      "", "## Constraints", "",
      "`constrain` creates constraints and activates them together. Several are separated by commas.",
      "", "| written | what it is |", "|---|---|",
      "| `constrain A.leading == B.trailing + 8` | the relation of two anchors; also `<=`, `>=`, `- 8` |",
      "| `constrain A.width == 0.5 * B.width` | a factor; also `B.width * 0.5` and `B.width / 2` |",
      "| `constrain A.width >= 44` | a dimension and a number |",
      "| `constrain A.top == P.safeArea.top` | an anchor of a layout guide: see [properties](#properties) |",
      "| `constrain A.top == B.bottom + system` | the system's spacing; `+ 2 * system` is twice that |",
      "| `constrain A.width == 100 @750` | a priority; also \(priorities.joined(separator: ", ")) |",
      "| `constrain A.edges == P.edges inset 16` | the edges, with or without an inset |",
      "| `constrain A.center == P.center` | both centers |",
      "| `constrain A.size == (44, 44)` | both dimensions; also `A.size == B.size` |",
      "| `constrain \"H:\\|-[A]-8-[B(A)]-\\|\" .alignAllTop` | the visual format language, with the names of objects |",
      "",
      "Anchors are \(attributes.joined(separator: ", ")), with or without `Anchor`. Options of visual",
      "formats are \(options.joined(separator: ", ")).",
      "",
      "A constraint that other lines change is an object: `gap: NSLayoutConstraint(A.top == B.bottom + 8)`.",
      "It is created at its first use, and is inactive until `activate [gap]` or `gap.isActive = true`.",
      "",
      "A constraint sets `translatesAutoresizingMaskIntoConstraints` of the view that it lays out to",
      "false: of the view on the left, or of the view on the right if that is inside the left one; a",
      "visual format does so for all views that it names. An assignment after it can change that.",
    ]
  }

  private static var frames: [String] {
    func parts(_ kind: ArgumentKind) -> String {
      GeometryComponent.all.filter { $0.kind == kind }.map { "`\($0.name)`" }.joined(
        separator: ", "
      )
    }
    return [
      "", "## Compared frames", "",
      "`check A.frame == (20, 100, 350, 44)` compares x, y, width and height. Sizes, points and insets are",
      "written with two, two and four numbers (top, left, bottom, right), or with their initializers.",
      "Lengths are equal if they differ by less than a pixel of the window's device.",
      "",
      "`check A.frame in W == (20, 147, 350, 44)` compares in the coordinates of a view or window.",
      "`check A.frame.maxX == 370` compares a part: of rectangles \(parts(.rect)), of sizes",
      "\(parts(.size)), of points \(parts(.point)), of insets \(parts(.insets)).",
    ]
  }

  private static var devices: [String] {
    let head = [
      "", "## Devices", "",
      "The key `device: iPhone 15` of a file or of a window gives the window the size of the screen, and",
      "the safe area of its orientation, which `rotate(to:)` changes. A keyboard is the app's addition to",
      "the safe area: `A.additionalSafeAreaInsets = (0, 0, 302, 0)`.",
      "", "| device | points | pixels per point | insets in portrait | insets in landscape |",
      "|---|---|---|---|---|",
    ]
    return head
      + HeadlessDevice.all.map { device in
        let size = "\(Int(device.size.width)) × \(Int(device.size.height))"
        let portrait = ValueProperty.text(lengths: ValueProperty.lengths(device.portraitInsets))
        let landscape = ValueProperty.text(lengths: ValueProperty.lengths(device.landscapeInsets))
        return "| \(device.name) | \(size) | \(Int(device.scale)) | \(portrait) | \(landscape) |"
      }
  }
}
