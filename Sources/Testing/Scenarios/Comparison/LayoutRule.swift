import TraceModel

/// The comparison of the layout callbacks of a log and a run.
///
/// Logs of the same transition differ in the number of passes, and in whether a covered controller
/// has a pass. Unless a file has `layout: exact`, an expected pass is therefore required only once,
/// and further passes may occur or be missing, but only as a whole.
struct LayoutRule: Sendable {
  /// The values of the key `layout`.
  enum Mode: String, Sendable, CaseIterable {
    /// Passes are required but not counted.
    case asked
    /// Layout callbacks are compared like all other callbacks.
    case exact
  }

  /// The value of the key.
  let mode: Mode
  /// The callbacks in `observes`, as `A.layoutSubviews`.
  let listed: Set<String>

  /// Returns whether each expected line is required.
  ///
  /// Of layout callbacks, the first of each object since the last `viewWillAppear` is required,
  /// unless the object disappears, and each line that is half of a pass.
  func required(_ lines: [ExpectedLine], isPrefix: Bool) -> [Bool] {
    guard mode == .asked else { return lines.map { _ in true } }
    let halves = Self.halves(lines.map(Item.init), Self.paired(lines), isPrefix: isPrefix)
    var seen: Set<String> = []
    var leaving: Set<String> = []
    return lines.indices.map { index in
      let line = lines[index]
      guard let object = line.object else { return true }
      switch line.callback {
      case Name.viewWillAppear.knownText:
        seen = []
        leaving.remove(object)
      case Name.viewWillDisappear.knownText, Name.viewDidDisappear.knownText:
        leaving.insert(object)
      default: break
      }
      guard line.isLayout, !halves[index] else { return true }
      return seen.insert("\(object).\(line.callback)").inserted && !leaving.contains(object)
    }
  }

  /// Returns whether each observed line may occur without being expected.
  ///
  /// A callback that `observes` lists and that the log never shows may not occur.
  func mayBeExtra(_ observed: [ObservedLine], expected: [ExpectedLine]) -> [Bool] {
    guard mode == .asked else { return observed.map { _ in false } }
    let shown = Set(expected.map { Item($0).key })
    return observed.map { line in
      let item = Item(line)
      return item.isLayout && (shown.contains(item.key) || !listed.contains(item.key))
    }
  }

  /// Returns for each line whether it is half of a layout pass: `viewWillLayoutSubviews` without
  /// `viewDidLayoutSubviews` before the next line that is not layout, or vice versa.
  ///
  /// A complete pass matches only a complete pass. An object for which the log prints only one of
  /// the two callbacks has no half passes.
  func halves(
    _ expected: [ExpectedLine],
    _ observed: [ObservedLine],
    isPrefix: Bool
  ) -> (expected: [Bool], observed: [Bool]) {
    guard mode == .asked else {
      return (expected.map { _ in false }, observed.map { _ in false })
    }
    let paired = Self.paired(expected)
    return (
      Self.halves(expected.map(Item.init), paired, isPrefix: isPrefix),
      Self.halves(observed.map(Item.init), paired, isPrefix: false)
    )
  }

  private static let begin = Name.viewWillLayoutSubviews.knownText
  private static let end = Name.viewDidLayoutSubviews.knownText

  /// The relevant parts of a line.
  private struct Item {
    let object: String
    let callback: String
    let isLayout: Bool

    var key: String { "\(object).\(callback)" }

    init(_ line: ExpectedLine) {
      object = line.object ?? ""
      callback = line.callback
      isLayout = line.isLayout
    }

    init(_ line: ObservedLine) {
      if case .callback(let object, let name, _, _, _) = line.content {
        self.object = object
        callback = name
        isLayout = ExpectableCallback.all.contains { $0.isLayout && $0.name == name }
      } else {
        object = ""
        callback = ""
        isLayout = false
      }
    }
  }

  /// The controllers for which the log prints both callbacks of a pass.
  private static func paired(_ lines: [ExpectedLine]) -> Set<String> {
    func objects(_ callback: String) -> Set<String> {
      Set(lines.filter { $0.callback == callback }.compactMap(\.object))
    }
    return objects(begin).intersection(objects(end))
  }

  private static func halves(
    _ items: [Item],
    _ paired: Set<String>,
    isPrefix: Bool
  ) -> [Bool] {
    var result = items.map { item in
      paired.contains(item.object) && (item.callback == begin || item.callback == end)
    }
    var open: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      guard item.isLayout else {
        open = [:]
        continue
      }
      guard result[index] else { continue }
      if item.callback == begin {
        open[item.object] = index
      } else if let start = open.removeValue(forKey: item.object) {
        result[start] = false
        result[index] = false
      }
    }
    // A log that is cut may end within a pass.
    if isPrefix { for start in open.values { result[start] = false } }
    return result
  }
}
