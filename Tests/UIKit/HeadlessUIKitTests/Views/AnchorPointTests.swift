import HeadlessUIKit
import Testing

struct `The anchor of a view` {
  @Test @MainActor func `is that of its layer`() async throws {
    try await withApp { _ in
      let view = UIView(frame: .zero)
      view.anchorPoint.x = 0
      #expect(view.layer.anchorPoint.x == 0)
    }
  }

  @Test @MainActor func `leaves an interaction to its view`()
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
