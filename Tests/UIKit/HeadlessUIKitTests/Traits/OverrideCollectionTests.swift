import HeadlessUIKit
import Testing

struct `A collection of traits for a child` {
  @Test @MainActor func `a trait collection for a child replaces its traits until it is removed`()
    async throws
  {
    try await withApp { app in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      _ = try await launch(parent, in: app)
      let before = child.traitCollection.horizontalSizeClass
      #expect(parent.overrideTraitCollection(forChild: child) == nil)
      let other: UIUserInterfaceSizeClass = before == .compact ? .regular : .compact
      parent.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: other),
        forChild: child
      )
      #expect(child.traitCollection.horizontalSizeClass == other)
      #expect(parent.traitCollection.horizontalSizeClass == before)
      #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == other)
      parent.setOverrideTraitCollection(nil, forChild: child)
      #expect(child.traitCollection.horizontalSizeClass == before)
    }
  }
}
