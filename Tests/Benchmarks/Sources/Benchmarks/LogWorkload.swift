/// Device logs of an app in each main format, with callbacks of 200 controllers among other
/// messages.
struct LogWorkload {
  let name: String
  let bytes: [UInt8]

  /// One log in each format, all with equal messages and times.
  ///
  /// Every fourth line is a callback.
  static func all(lines: Int) -> [LogWorkload] {
    formats.map { LogWorkload(name: $0.name, lines: lines, write: $0.write) }
  }

  private init(name: String, lines: Int, write: @Sendable (Line) -> String) {
    var generator = Workload.Generator(state: 42)
    var text: [UInt8] = []
    for number in 0..<lines {
      text += write(Line(number: number, generator: &generator)).utf8
      text.append(0x0A)
    }
    self.name = name
    bytes = text
  }

  /// A log message with its time.
  private struct Line {
    var message: String
    /// The time of day in microseconds.
    var time: String
    var microseconds: String

    init(number: Int, generator: inout Workload.Generator) {
      let random = generator.next(below: 1_000_000)
      let controller = random % 200
      message =
        number % 4 == 0
        ? "<Shop.Feature\(controller % 20)ViewController: 0x7f8a1c\(1000 + controller)> "
          + LogWorkload.callbacks[random / 200 % LogWorkload.callbacks.count]
        : LogWorkload.others[random % LogWorkload.others.count] + " \(random)"
      let second = number / 1000
      time = [second / 3600 % 24, second / 60 % 60, second % 60]
        .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
      microseconds = String(String(1_000_000 + number % 1000 * 1000).dropFirst())
    }
  }

  private static let callbacks = [
    "viewDidLoad()", "viewWillAppear(true)", "viewIsAppearing(true)", "viewDidAppear(true)",
    "viewWillDisappear(true)", "viewDidDisappear(true)", "viewDidLayoutSubviews()",
  ]

  private static let others = [
    "GET https://shop.example/v1/articles?page=2 200 in 0.231 s, bytes", "cache miss for image",
    "[Analytics] screen_view queued with 14 parameters, batch", "Received 12 rows of section",
    "nw_connection_copy_connected_local_endpoint [C2] Connection has no local endpoint",
  ]

  private static let formats: [(name: String, write: @Sendable (Line) -> String)] = [
    ("print", { $0.message }),
    ("nslog", { "2024-05-01 \($0.time).\($0.microseconds)+0200 Shop[4242:9001] \($0.message)" }),
    (
      "log-default",
      {
        "2024-05-01 \($0.time).\($0.microseconds)+0200 0x12365d   Default     0x0"
          + "                  4242   0    Shop: [com.example.shop:ui] \($0.message)"
      }
    ),
    (
      "log-compact",
      {
        "2024-05-01 \($0.time).\($0.microseconds.prefix(3)) Df Shop[4242:12365d] "
          + "[com.example.shop:ui] \($0.message)"
      }
    ),
    (
      "log-ndjson",
      {
        "{\"timestamp\":\"2024-05-01 \($0.time).\($0.microseconds)+0200\",\"threadID\":1193565,"
          + "\"processID\":4242,\"messageType\":\"Default\",\"eventType\":\"logEvent\","
          + "\"eventMessage\":\"\($0.message)\"}"
      }
    ),
    (
      "idevicesyslog",
      { "May  1 \($0.time) iPhone Shop(UIKitCore)[4242] <Notice>: \($0.message)" }
    ),
    (
      "xcode-metadata",
      {
        "\($0.message)\nType: Notice | Timestamp: 2024-05-01 \($0.time).\($0.microseconds)+02:00 | "
          + "Process: Shop | Library: Shop | Subsystem: com.example.shop | TID: 0x12365d"
      }
    ),
  ]
}
