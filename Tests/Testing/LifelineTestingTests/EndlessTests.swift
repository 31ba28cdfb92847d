import HeadlessUIKit
import LifelineTesting
import Testing

@MainActor
struct `A test without end` {
  @Test func `a test without end fails with the callback that is nested in itself`() async throws {
    let inner = try await Inner {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.addSubview(ImmediateView())
      try HeadlessApp.current.settle()
    }
    #expect(
      inner.headlines == [
        "the app would not survive this on a device: EXC_BAD_ACCESS: endless recursion: "
          + "ImmediateView.layoutSubviews is nested in itself 100 times"
      ]
    )
  }

  @Test func `a test without end fails when its trace reaches the limit`() async throws {
    let inner = try await Inner(.lifeline(traceLimit: 1_000_000)) {
      let view = UIView()
      for _ in 0..<20_000 { view.isHidden.toggle() }
    }
    #expect(inner.headlines.count == 1)
    let start = "the trace was cut at 1 MB, the limit for its size: "
    #expect(inner.headlines.first?.hasPrefix(start) == true)
  }
}

private final class ImmediateView: UIView {
  override func layoutSubviews() {
    setNeedsLayout()
    layoutIfNeeded()
  }
}
