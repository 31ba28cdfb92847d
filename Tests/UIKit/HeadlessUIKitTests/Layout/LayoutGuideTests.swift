import Foundation
import HeadlessUIKit
import Testing

struct `Guides and directions` {
  @MainActor
  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test @MainActor
  func `a changed safe area moves the content after its callback and before the layout callbacks`()
    async throws
  {
    let journal = Journal()
    final class Root: UIViewController {
      let journal: Journal
      let content = UIView()
      init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      private func note(_ name: String) {
        journal.note("\(name) \(Int(content.frame.minY)) \(Int(content.frame.height))")
      }
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        note("safe area")
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("will layout")
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("did layout")
      }
    }
    try await withApp { app in
      let root = Root(journal)
      app.launch(LoggingAppDelegate(Journal(), root: root))
      _ = constrained(root.content, in: root.view)
      fill(root.content, root.view.safeAreaLayoutGuide)
      try app.idle()
      journal.clear()
      root.view.window?.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      try app.idle()
      #expect(journal.lines == ["safe area 0 844", "will layout 0 844", "did layout 47 763"])
      #expect(root.view.safeAreaLayoutGuide.layoutFrame == root.content.frame)
      journal.clear()
      root.additionalSafeAreaInsets.top = 3
      try app.idle()
      #expect(journal.lines == ["safe area 47 763", "will layout 47 763", "did layout 50 760"])
    }
  }

  // The three views are placed by constraints, so that the frames of two are new in the first pass.
  @Test(arguments: [true, false]) @MainActor
  func `one layout places content in the safe area or the margins of a subview`(
    isSafeArea: Bool
  ) async throws {
    try await withApp { app in
      let root = UIViewController()
      app.launch(LoggingAppDelegate(Journal(), root: root))
      try app.idle()
      root.view.window?.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      try app.idle()
      let outer = constrained(UIView(), in: root.view)
      let inner = constrained(UIView(), in: outer)
      let content = constrained(UIView(), in: inner)
      NSLayoutConstraint.activate([
        outer.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 10),
        outer.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
        outer.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        outer.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
      fill(content, isSafeArea ? inner.safeAreaLayoutGuide : inner.layoutMarginsGuide)
      root.view.layoutIfNeeded()
      let margin: CGFloat = isSafeArea ? 0 : 8
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 34, right: 0))
      #expect(content.frame.minY == 27 + margin)
      #expect(content.frame.height == 824 - 27 - 34 - 2 * margin)
    }
  }

  @Test @MainActor
  func `one layout places content in the margins that a moved subview preserves`() async throws {
    try await withApp { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      root.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
      let box = constrained(UIView(), in: root)
      box.preservesSuperviewLayoutMargins = true
      let content = constrained(UIView(), in: box)
      let left = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100)
      NSLayoutConstraint.activate([
        left, box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
      fill(content, box.layoutMarginsGuide)
      root.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 8, y: 8, width: 84, height: 34))
      left.constant = 10
      root.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 30, y: 8, width: 62, height: 34))
    }
  }

  @Test @MainActor func `margins of a view place its content`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(UIView(), in: content)
      fill(view, content.layoutMarginsGuide)
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1,
        leading: 2,
        bottom: 3,
        trailing: 4
      )
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
      content.semanticContentAttribute = .forceRightToLeft
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 4, y: 1, width: 294, height: 196))
    }
  }

  @Test @MainActor func `attributes of margins refer to the margins of the item`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      content.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      let view = constrained(SizedView(10, 10), in: content)
      for (own, other): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) in [
        (.right, .rightMargin), (.centerY, .centerYWithinMargins),
      ] {
        NSLayoutConstraint(
          item: view,
          attribute: own,
          relatedBy: .equal,
          toItem: content,
          attribute: other,
          multiplier: 1,
          constant: 0
        ).isActive = true
      }
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 250, y: 85, width: 10, height: 10))
    }
  }

  @Test @MainActor func `the root view of a controller has the system's minimum margins`()
    async throws
  {
    try await withApp { app in
      let root = UIViewController()
      app.launch(LoggingAppDelegate(Journal(), root: root))
      try app.idle()
      #expect(root.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
      root.viewRespectsSystemMinimumLayoutMargins = false
      #expect(root.view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test @MainActor func `a view can preserve the margins of its superview`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      content.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
      let box = UIView(frame: CGRect(x: 10, y: 0, width: 290, height: 100))
      box.preservesSuperviewLayoutMargins = true
      content.addSubview(box)
      #expect(box.layoutMargins == UIEdgeInsets(top: 40, left: 30, bottom: 8, right: 40))
      let view = constrained(UIView(), in: box)
      fill(view, box.layoutMarginsGuide)
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 30, y: 40, width: 220, height: 52))
      content.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 10, y: 20, width: 260, height: 72))
    }
  }

  @Test @MainActor func `the readable guide is centered and at most 672 points wide`() async throws
  {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 200))
      let view = constrained(UIView(), in: content)
      fill(view, content.readableContentGuide)
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 184))
      content.frame.size.width = 320
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 184))
    }
  }

  @Test @MainActor func `a guide of the app separates views`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let left = constrained(SizedView(50, 10), in: content)
      let right = constrained(SizedView(60, 10), in: content)
      let space = UILayoutGuide()
      content.addLayoutGuide(space)
      NSLayoutConstraint.activate([
        left.leftAnchor.constraint(equalTo: content.leftAnchor),
        space.leftAnchor.constraint(equalTo: left.rightAnchor),
        space.rightAnchor.constraint(equalTo: right.leftAnchor),
        right.rightAnchor.constraint(equalTo: content.rightAnchor),
        space.topAnchor.constraint(equalTo: content.topAnchor),
        space.heightAnchor.constraint(equalToConstant: 5),
      ])
      content.layoutIfNeeded()
      #expect(space.layoutFrame == CGRect(x: 50, y: 0, width: 190, height: 5))
      #expect(right.frame.minX == 240)
    }
  }

  @Test @MainActor func `leading and trailing edges change sides with the direction`() async throws
  {
    try await withApp { app in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      try app.show(content)
      let first = constrained(SizedView(50, 10), in: content)
      let second = constrained(SizedView(60, 10), in: content)
      let third = constrained(SizedView(70, 10), in: content)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        third.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 1),
      ])
      try app.idle()
      #expect([first, second, third].map(\.frame.minX) == [10, 68, 1])
      content.window?.layoutDirection = .rightToLeft
      try app.idle()
      #expect([first, second, third].map(\.frame.minX) == [240, 172, 1])
      #expect(content.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(content.traitCollection.layoutDirection == .rightToLeft)
      second.semanticContentAttribute = .forceLeftToRight
      try app.idle()
      #expect([first, second, third].map(\.frame.minX) == [240, 172, 1])
      content.semanticContentAttribute = .playback
      try app.idle()
      #expect([first, second, third].map(\.frame.minX) == [10, 68, 1])
    }
  }

  @Test @MainActor func `multipliers of leading edges count from the right in the other direction`()
    async throws
  {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(SizedView(50, 10), in: content)
      NSLayoutConstraint(
        item: view,
        attribute: .leading,
        relatedBy: .equal,
        toItem: content,
        attribute: .trailing,
        multiplier: 0.25,
        constant: 5
      ).isActive = true
      content.layoutIfNeeded()
      #expect(view.frame.minX == 80)
      view.semanticContentAttribute = .forceRightToLeft
      content.layoutIfNeeded()
      #expect(view.frame.minX == 80)
      content.semanticContentAttribute = .forceRightToLeft
      content.layoutIfNeeded()
      #expect(view.frame.maxX == 220)
    }
  }
}
