import Foundation

/// A kind of device log, written line by line.
struct LogShape: Sendable {
  /// The name.
  let name: String
  /// The number of lines for each callback.
  let spacing: Int
  /// Returns a line from its time and its message.
  let line: @Sendable (_ time: String, _ message: String) -> String
  /// Whether the messages are printed by Objective-C, without addresses.
  var isObjectiveC = false

  /// The shapes that are measured.
  static let all: [LogShape] = [
    LogShape(name: "NSLog, 5 % callbacks", spacing: 20, line: nslog),
    LogShape(name: "log show, 5 % callbacks", spacing: 20, line: logTool),
    LogShape(name: "print, only callbacks", spacing: 1, line: { _, message in message }),
    LogShape(name: "NSLog, only callbacks", spacing: 1, line: nslog, isObjectiveC: true),
    LogShape(name: "NSLog, only callbacks, addresses", spacing: 1, line: nslog),
    LogShape(name: "log show, only callbacks", spacing: 1, line: logTool),
  ]

  @Sendable private static func nslog(time: String, message: String) -> String {
    "2024-05-01 \(time)+0200 Shop[4242:9001] \(message)"
  }

  @Sendable private static func logTool(time: String, message: String) -> String {
    "2024-05-01 \(time)+0200 0x12365d   Default     0x0                  4242   0    Shop: "
      + "[com.example.shop:ui] \(message)"
  }

  /// Writes a log of complete lives of controllers; every address occurs in one life only.
  func write(lines: Int, to path: String) throws {
    try Data().write(to: URL(filePath: path))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    var text = ""
    for number in 0..<lines {
      text += line(Self.time(number), message(number)) + "\n"
      if text.utf8.count > 1 << 18 {
        try file.write(contentsOf: Data(text.utf8))
        text = ""
      }
    }
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  private func message(_ number: Int) -> String {
    guard number % spacing == 0 else {
      return Self.others[number % Self.others.count] + " \(number &* 7919 % 1_000_003)"
    }
    let step = number / spacing
    let life = step / Self.swift.count
    let type = "Feature\(life % 20)ViewController"
    guard !isObjectiveC else { return "-[\(type) \(Self.objectiveC[step % Self.swift.count])]" }
    let address = String(0x7F8A_1C00_0000 + life * 0x200, radix: 16)
    return "<Shop.\(type): 0x\(address)> \(Self.swift[step % Self.swift.count])"
  }

  private static func time(_ number: Int) -> String {
    let second = number / 1000
    let clock = [second / 3600 % 24, second / 60 % 60, second % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return clock + "." + String(1_000_000 + number % 1000 * 1000).dropFirst()
  }

  private static let swift = [
    "init(coder:)", "viewDidLoad()", "viewWillAppear(_:) animated: true",
    "viewIsAppearing(_:) animated: true", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "viewDidAppear(_:) animated: true", "viewWillDisappear(_:) animated: true",
    "viewDidDisappear(_:) animated: true", "deinit",
  ]

  private static let objectiveC = [
    "initWithCoder:", "viewDidLoad", "viewWillAppear:", "viewIsAppearing:",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear:", "viewWillDisappear:",
    "viewDidDisappear:", "dealloc",
  ]

  private static let others = [
    "GET https://shop.example/v1/articles?page=2 200 in 0.231 s, bytes", "cache miss for image",
    "[Analytics] screen_view queued with 14 parameters, batch", "Received 12 rows of section",
    "nw_connection_copy_connected_local_endpoint [C2] Connection has no local endpoint",
    "Task <8A1B2C3D-0042>.<1> finished with error - code: -1001, attempt",
    "TIC TCP Conn Failed [3:0x600000c1]: 1:50 Err(50), retry",
  ]
}
