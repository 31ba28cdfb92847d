/// A callback in Chinese words after a controller's class: `HomeViewController - 控制器即将显示`.
///
/// The words must be the rest of the message, and one of the phrases that courses use for the
/// callbacks. Without a class they could be a comment in source code.
enum ChineseSpelling {
  static func read(_ message: Message) -> LoggedCallback? {
    guard message.tokens.count <= 24, message.tokens.contains(where: { $0.kind == .nonLatin }),
      let last = message.tokens.lastIndex(where: { $0.kind != .symbol && $0.kind != .punctuation })
    else { return nil }
    var first = last
    while first > message.start, !message.tokens[first].isSpaced,
      message.tokens[first - 1].kind == .nonLatin || message.tokens[first - 1].kind == .word
    {
      first -= 1
    }
    let words = message.text(
      message.tokens[first].range.lowerBound..<message.tokens[last].range.upperBound
    )
    guard let callback = callback(words),
      let phrase = ReceiverPhrase(message, in: message.start..<first), phrase.receiver.isCertain
    else { return nil }
    return LoggedCallback(callback, receiver: phrase.receiver)
  }

  private static func callback(_ words: String) -> ParsedCallback? {
    var rest = String(words.lowercased().map { simplified[$0] ?? $0 })
    guard let subject = subjects.first(where: rest.hasPrefix) else { return nil }
    rest.removeFirst(subject.count)
    for ending in endings where rest.hasSuffix(ending) { rest.removeLast(ending.count) }
    if loads.contains(rest) { return CallbackTable.viewDidLoad }
    return parts(rest).flatMap { CallbackTable.callback("view\($0)\($1)".utf8) }
  }

  /// `Will` or `Did`, and `Appear` or `Disappear`.
  private static func parts(_ words: String) -> (String, String)? {
    guard let tense = tenses.first(where: { words.hasPrefix($0.0) }) else { return nil }
    let verb = String(words.dropFirst(tense.0.count))
    if verb == "显示" || verb == "出现" || verb == "展示" { return (tense.1, "Appear") }
    return verb == "消失" || verb == "隐藏" ? (tense.1, "Disappear") : nil
  }

  /// Longest first, because a shorter subject may be a prefix of a longer one.
  private static let subjects = [
    "视图控制器的view", "视图控制器", "控制器的view", "控制器的视图", "控制器", "视图", "页面", "界面", "view",
  ]
  private static let loads: Set<String> = [
    "加载完毕", "加载完成", "加载成功", "已经加载", "加载完", "完成加载",
  ]
  private static let tenses = [
    ("将要", "Will"), ("即将", "Will"), ("已经", "Did"), ("完全", "Did"), ("完成", "Did"),
  ]
  private static let endings = ["了", "出来"]
  private static let simplified: [Character: Character] = [
    "載": "载", "畢": "毕", "將": "将", "顯": "显", "經": "经", "現": "现", "隱": "隐", "視": "视", "圖": "图",
    "頁": "页", "開": "开",
  ]
}
