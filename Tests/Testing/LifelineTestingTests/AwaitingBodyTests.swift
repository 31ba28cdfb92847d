import Foundation
import HeadlessCombine
import HeadlessUIKit
import LifelineTesting
import LifelineXCTest
import Testing
import TraceModel
import XCTest

@MainActor
private func milliseconds() -> Int64 { HeadlessApp.current.now.nanoseconds / 1_000_000 }

/// Recorded tests of Swift Testing whose bodies are not isolated.
@Suite(.lifeline)
struct `A recorded test without isolation` {
  @Test func `sleeps on the clock`() async throws {
    try await Task.sleep(for: .seconds(2))
    #expect(await milliseconds() == 2000)
  }

  @Test func `continues with a block of the main queue`() async throws {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { continuation.resume() }
    }
    #expect(await milliseconds() == 2000)
  }

  @Test func `computes while a timer waits`() async throws {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
    usleep(20_000)
    #expect(await milliseconds() == 0)
  }

  @Test func `runs code of the main actor and continues after its animation`() async throws {
    let window = await MainActor.run {
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      return window
    }
    try await Task.sleep(for: .seconds(1))
    await MainActor.run {
      let navigation = window.rootViewController as? UINavigationController
      #expect(navigation?.topViewController?.view.window === window)
    }
  }

  @Test func `waits for all tasks of a group`() async throws {
    await withTaskGroup(of: Void.self) { group in
      for number in 1...20 { group.addTask { try? await Task.sleep(for: .seconds(number)) } }
    }
    #expect(await milliseconds() == 20_000)
  }

  @Test(arguments: 0..<8) func `has a clock of its own`(number: Int) async throws {
    for _ in 0..<20 { try await Task.sleep(for: .milliseconds(100 + number)) }
    #expect(await milliseconds() == Int64(20 * (100 + number)))
  }
}

/// Recorded tests of Swift Testing on the main actor.
@MainActor
@Suite(.lifeline)
struct `A recorded test of the main actor` {
  @Test func `confirms what a block does later`() async throws {
    await confirmation { isDone in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isDone() }
      try? await Task.sleep(for: .seconds(2))
    }
    #expect(milliseconds() == 2000)
  }

  @Test func `receives the values of a publisher`() async throws {
    let subject = PassthroughSubject<Int, Never>()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      subject.send(5)
      subject.send(completion: .finished)
    }
    var values: [Int] = []
    for await value in subject.values { values.append(value) }
    #expect(values == [5])
    #expect(milliseconds() == 2000)
  }
}

/// Recorded tests of XCTest.
final class AwaitingTestCase: LifelineTestCase {
  override func setUp() async throws { try await Task.sleep(for: .seconds(1)) }

  func testSleepsWithoutIsolation() async throws {
    try await Task.sleep(for: .seconds(2))
    let time = await milliseconds()
    XCTAssertEqual(time, 3000)
  }

  @MainActor func testFulfillsAnExpectation() async throws {
    let isDone = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { isDone.fulfill() }
    await fulfillment(of: [isDone], timeout: 600)
    XCTAssertEqual(milliseconds(), 5000)
  }

  @MainActor func testPolls() async throws {
    var isDone = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isDone = true }
    while !isDone { await Task.yield() }
    XCTAssertEqual(milliseconds(), 2000)
  }

  func testWaitsInASynchronousFunction() {
    let isDone = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { isDone.fulfill() }
    wait(for: [isDone], timeout: 600)
    MainActor.assumeIsolated { XCTAssertEqual(milliseconds(), 5000) }
  }

  func testRunsTheMainRunLoop() {
    MainActor.assumeIsolated {
      let start = milliseconds()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
      XCTAssertEqual(milliseconds() - start, 1000)
    }
  }
}
