import HeadlessUIKit
import LifelineLogging
import LifelineTestKit
import LifelineTesting
import Logging
import Testing
import TraceRecorder

@MainActor
struct `Log messages` {
  @Test(.lifeline) func `log messages are recorded between callbacks`() async throws {
    var logger = Logger(label: "shop.cart") { LifelineLogHandler(label: $0) }
    logger[metadataKey: "user"] = "7"
    let home = HomeViewController()
    logger.info("before")
    logger.debug("not asked for")
    _ = home.view
    let detached = logger
    await Task { detached.warning("from a task", metadata: ["code": "3"]) }.value
    let context = try #require(RecordingContext.current)
    #expect(
      CallGolden.text(of: try context.trace(), selection: .standard) == """
        shop.cart#1 info: before user=7
        HomeViewController#1 loadView
        HomeViewController#1 viewDidLoad
        shop.cart#1 warning: from a task code=3 user=7

        """
    )
  }

  @Test func `a log message outside a recording is ignored`() {
    Logger(label: "shop") { LifelineLogHandler(label: $0) }.info("hello")
    #expect(RecordingContext.current == nil)
  }

  @Test(.lifeline) func `messages from many threads are recorded`() async throws {
    let logger = Logger(label: "shop") { LifelineLogHandler(label: $0) }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask { for number in 0..<50 { logger.info("\(task).\(number)") } }
      }
    }
    let context = try #require(RecordingContext.current)
    let lines = CallGolden.text(of: try context.trace(), selection: .spans).split(separator: "\n")
    #expect(lines.count == 400)
    #expect(Set(lines).count == 400)
  }
}
