import HeadlessUIKit
import Testing
import TraceModel

struct `Overlapping animations of a property` {
  @Test(arguments: [(7, 10.0), (8, 5.0), (26, 5.0)]) @MainActor
  func `an animation begins at the model value before iOS 8 and at the presentation value since`(
    version: Int,
    expected: Double
  ) async throws {
    try await withApp(behaving: version) { app in
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 10) { view.frame.origin.x = 10 }
      try await app.advance(by: .seconds(5))
      UIView.animate(withDuration: 10) { view.frame.origin.x = 20 }
      #expect(view.presentationFrame.minX.rounded() == CGFloat(expected))
    }
  }

  // WWDC 2014, session 236
  @Test @MainActor func `overlapping animations are additive and all complete with true`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
        view.center.y = 100
      } completion: {
        journal.note("down \($0) at \(app.now.nanoseconds / 1_000_000)")
      }
      try await app.advance(by: .seconds(2))
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
        view.center.y = 0
      } completion: {
        journal.note("up \($0) at \(app.now.nanoseconds / 1_000_000)")
      }
      #expect(view.presentationFrame.minY.rounded() == 50)
      try await app.advance(by: .seconds(1))
      #expect(view.presentationFrame.minY.rounded() == 50)
      try await app.advance(by: .seconds(2))
      #expect(view.presentationFrame.minY.rounded() == 25)
      try await app.settle()
      #expect(journal.lines == ["down true at 4000", "up true at 6000"])
    }
  }

  @Test @MainActor func `animations of a background color replace each other`() async throws {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      for color in [UIColor.red, .blue] {
        UIView.animate(withDuration: 1) {
          view.backgroundColor = color
        } completion: {
          journal.note("\($0)")
        }
      }
      try app.idle()
      #expect(journal.lines == ["false"])
      try await app.settle()
      #expect(journal.lines == ["false", "true"])
      #expect(app.now.nanoseconds / 1_000_000 == 1000)
    }
  }
}
