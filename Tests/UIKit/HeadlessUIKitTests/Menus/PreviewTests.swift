import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `A preview of a view` {
  @Test func `a preview is at the position of the view unless it has a target`() async throws {
    try await withApp { _ in
      let (container, view) = (UIView(frame: .zero), UIView(frame: .zero))
      view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      container.addSubview(view)
      let preview = UITargetedPreview(view: view)
      #expect(preview.target.container === container && preview.target.center == view.center)
      #expect(preview.size == CGSize(width: 30, height: 40))
      #expect(preview.parameters.visiblePath == nil)
      let target = UIPreviewTarget(container: view, center: CGPoint(x: 1, y: 2))
      let moved = preview.retargetedPreview(with: target)
      #expect(moved.view === view && moved.target === target)
      #expect(moved.target.transform == .identity && moved.parameters === preview.parameters)
    }
  }
}
