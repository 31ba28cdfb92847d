import HeadlessUIKit
import Testing

struct `The anchor of a view` {
  @Test @MainActor func `the anchor of a view is the anchor of its layer`() async throws {
    try await withApp { _ in
      let view = UIView(frame: .zero)
      view.anchorPoint.x = 0
      #expect(view.layer.anchorPoint.x == 0)
    }
  }

  @Test @MainActor func `the view of an interaction is nil after it is removed`()
    async throws
  {
    try await withApp { _ in
      let view = UIView(frame: .zero)
      let interaction = UILargeContentViewerInteraction()
      view.addInteraction(interaction)
      #expect(interaction.view === view)
      view.removeInteraction(interaction)
      #expect(interaction.view == nil)
    }
  }
}
