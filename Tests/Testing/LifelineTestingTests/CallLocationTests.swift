import HeadlessUIKit
import LifelineTesting
import Testing

@MainActor
struct `The location of a finding with the app's calls` {
  private let file = "LifelineTestingTests/CallLocationTests.swift"

  private func note(of issue: String?) -> Substring? {
    issue?.split(separator: "\n").first { $0.hasPrefix("note: ") }
  }

  @Test func `a finding is located at the call, and names the step`() async throws {
    var call = 0
    var step = 0
    let inner = try await Inner(.lifeline(failOn: .warning)) {
      let home = HomeViewController()
      let window = show(home)
      let child = DetailViewController()
      call = #line + 1
      home.addChild(child)
      home.view.addSubview(child.view)
      step = #line + 1
      try HeadlessApp.current.settle()
      Self.keep((window, child))
    }
    #expect(inner.lines == [call])
    #expect(inner.issues.first?.contains(" : Tests/Testing/\(file):\(call)\n") == true)
    #expect(note(of: inner.issues.first) == "note: it happened before \(file):\(step)")
  }

  @Test func `a leak is located at the creation of the controller`() async throws {
    var line = 0
    let inner = try await Inner {
      let navigation = UINavigationController(rootViewController: HomeViewController())
      let window = show(navigation)
      line = #line + 1
      let detail = CyclicViewController()
      detail.retainItself()
      navigation.pushViewController(detail, animated: false)
      try HeadlessApp.current.settle()
      navigation.popViewController(animated: true)
      try HeadlessApp.current.settle()
      Self.keep(window)
    }
    #expect(inner.lines == [line])
  }

  @Test func `an exception of UIKit is located at the call`() async throws {
    var line = 0
    let inner = try await Inner {
      let view = UIView()
      line = #line + 1
      view.addSubview(view)
    }
    #expect(inner.lines == [line])
  }

  @Test func `a missing call of super is located at the override`() async throws {
    let inner = try await Inner(.lifeline(failOn: .warning)) {
      let window = show(Hasty())
      try HeadlessApp.current.settle()
      Self.keep(window)
    }
    #expect(inner.lines == [Hasty.line])
  }

  private static func keep(_ object: Any) { kept.append(object) }
  private static var kept: [Any] = []
}

private final class Hasty: UIViewController {
  static let line = #line + 1
  override func viewDidAppear(_ animated: Bool) {}
}
