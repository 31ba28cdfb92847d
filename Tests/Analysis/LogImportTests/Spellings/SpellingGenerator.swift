import TestSupport

/// A line, with the event that a reader finds in it.
struct Spelling: Sendable {
  let line: String
  /// The receivers that are right: a label may be part of the name, in parentheses, or not be read.
  let receivers: Set<String>
  let callback: String
  /// The parts of the line that differ from the plain line, which explain a failure.
  let parts: [String]
}

/// Composes lines from the parts that developers combine: receivers, separators, forms of callbacks,
/// decorations, endings and tools.
///
/// The parts were chosen without reading the importer.
struct SpellingGenerator {
  /// The choices of one line.
  struct Choice {
    var callback = SpelledCallback.all[1]
    var form = Form.function
    var name = "HomeViewController"
    var shape = SpelledReceiver.named[0]
    var layout = SpelledLine.free[0]
    var decoration = SpellingPart.plain
    var ending = SpellingPart.plain
    var wrapper = SpelledFrame.wrappers[0]
  }

  enum Form: String, CaseIterable {
    case function, word, selector, capitalized
  }

  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Returns a line with random parts.
  ///
  /// Half of the lines have no decoration, half no ending, and half no tool, as most lines of logs do.
  mutating func next() -> Spelling {
    var choice = Choice()
    choice.callback = pick(SpelledCallback.all)
    choice.form = pick(Form.allCases)
    choice.name = name(for: choice.callback)
    choice.shape = pick(SpelledReceiver.all)
    choice.layout = pick(SpelledLine.free + SpelledLine.fixed)
    if random.below(2) == 0 { choice.decoration = pick(SpelledFrame.decorations) }
    if random.below(2) == 0 { choice.ending = pick(SpelledFrame.endings) }
    if random.below(2) == 0 { choice.wrapper = pick(SpelledFrame.wrappers) }
    return Self.spelling(choice)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.below(elements.count)]
  }

  private mutating func name(for callback: SpelledCallback) -> String {
    switch callback.owner {
    case .controller: pick(SpelledReceiver.classes)
    case .application: "AppDelegate"
    case .scene: "SceneDelegate"
    }
  }

  /// Returns lines that differ from the plain line in one part, by the name of the part.
  static func singles() -> [(part: String, spellings: [Spelling])] {
    var groups: [(String, [Spelling])] = []
    func add(_ name: String, _ change: (inout Choice) -> Void) {
      let spellings = SpelledCallback.all.map { callback in
        var choice = Choice()
        choice.callback = callback
        switch callback.owner {
        case .controller: break
        case .application: choice.name = "AppDelegate"
        case .scene: choice.name = "SceneDelegate"
        }
        change(&choice)
        return spelling(choice)
      }
      groups.append((name, spellings))
    }
    for form in Form.allCases { add("form \(form.rawValue)") { $0.form = form } }
    for name in SpelledReceiver.classes {
      add("class \(name)") { if $0.callback.owner == .controller { $0.name = name } }
    }
    for shape in SpelledReceiver.all { add("receiver \(shape.text)") { $0.shape = shape } }
    for layout in SpelledLine.free + SpelledLine.fixed {
      add("layout \(layout.text)") { $0.layout = layout }
    }
    for decoration in SpelledFrame.decorations {
      add("decoration \(decoration.text)") { $0.decoration = decoration }
    }
    for ending in SpelledFrame.endings { add("ending \(ending.text)") { $0.ending = ending } }
    for wrapper in SpelledFrame.wrappers { add("tool \(wrapper.text)") { $0.wrapper = wrapper } }
    return groups
  }

  /// Composes a line.
  static func spelling(_ choice: Choice) -> Spelling {
    let address = "0x7f8b1c50a2b0"
    let isFree = SpelledLine.free.contains(choice.layout)
    let callback = choice.callback
    let written =
      switch choice.form {
      case .function: callback.function
      case .word: callback.word
      case .selector: callback.selector
      case .capitalized: callback.capitalized
      }
    let receiver = choice.shape.text
      .replacing("{n}", with: choice.name).replacing("{a}", with: address)
    let message =
      choice.decoration.text
      + choice.layout.text.replacing("{r}", with: receiver).replacing("{n}", with: choice.name)
      .replacing("{c}", with: written).replacing("{s}", with: callback.selector)
      .replacing("{f}", with: callback.function)
      + choice.ending.text
    let isJSON = choice.wrapper.text.hasPrefix("{\"")
    let escaped = message.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\t", with: "\\t")
    var parts = ["class \(choice.name)", "layout \(choice.layout.text)"]
    if isFree {
      parts += ["receiver \(choice.shape.text)", "form \(choice.form.rawValue)"]
    }
    parts += [
      "decoration \(choice.decoration.text)", "ending \(choice.ending.text)",
      "tool \(choice.wrapper.text)",
    ]
    return Spelling(
      line: choice.wrapper.text.replacing("{m}", with: isJSON ? escaped : message),
      receivers: isFree ? receivers(choice.name, choice.shape, address) : fixed(choice),
      callback: callback.name,
      parts: parts
    )
  }

  private static func receivers(
    _ name: String,
    _ shape: SpellingPart,
    _ address: String
  ) -> Set<String> {
    if SpelledReceiver.described.contains(shape) { return ["\(name)(\(address))"] }
    var names: Set = [name]
    for label in [address, "1", "2", "#2"]
    where shape.text.contains(label == address ? "{a}" : label) {
      names.insert("\(name)(\(label))")
    }
    for suffix in ["#2", "-1", " 1"] where shape.text.hasSuffix(suffix) {
      names.insert(name + suffix)
    }
    return names
  }

  private static func fixed(_ choice: Choice) -> Set<String> {
    choice.layout.text.contains("0x600003a8c000")
      ? ["\(choice.name)(0x600003a8c000)"] : [choice.name]
  }
}
