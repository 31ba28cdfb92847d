import Foundation
import LifelineTestKit
import Testing

@Suite struct ExitWatchTests {
  @Test func `a program that exits in a test fails and names the test`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      _ = ExitWatch.begin("test: ShopTests/pay()\ntrace: /tmp/pay.json")
      let ended = ExitWatch.begin("test: ShopTests/ended()")
      ExitWatch.end(ended)
      exit(0)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("error: the program called exit() during a test\n"))
    #expect(text.contains("  test: ShopTests/pay()\n  trace: /tmp/pay.json\n"))
    #expect(!text.contains("ended()"))
  }

  @Test func `a program that exits after its tests is not reported`() {
    #expect(ExitWatch.message(about: []) == nil)
  }
}
