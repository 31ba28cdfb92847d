import HeadlessUIKit
import Testing

struct `A chain of presentations` {
  // modal-dismiss-chain-sequential-jackyblf; RULES 4.9
  @Test @MainActor func `a chain can be dismissed one by one from completions`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      var stack = try world.stack([("B", .fullScreen), ("C", .fullScreen)])
      weak let middle = stack[0]
      let journal = world.journal
      stack[1].dismiss(animated: false) {
        journal.note("completion(C)")
        middle?.dismiss(animated: true) { journal.note("completion(B)") }
        journal.note("B.dismiss called")
      }
      stack = []
      try await app.settle()
      #expect(
        world.story.filter { !$0.contains("IsAppearing") } == [
          "C.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "C.viewDidDisappear",
          "completion(C)", "B.dismiss called", "C.deinit", "B.viewWillDisappear",
          "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear", "completion(B)",
          "B.deinit",
        ]
      )
    }
  }

  // modal-20: the covered root appears again; covered controllers between receive no callback.
  @Test @MainActor func `a dismissal at the bottom dismisses the whole chain`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let child = LoggingViewController("child", world.journal)
      let middle = world.make("B")
      middle.addChild(child)
      middle.view.addSubview(child.view)
      child.didMove(toParent: middle)
      world.root.present(middle, animated: true)
      try await app.settle()
      middle.present(world.make("C"), animated: true)
      try await app.settle()
      #expect(world.story.suffix(2) == ["B.viewDidDisappear", "child.viewDidDisappear"])
      #expect(world.root.presentedViewController === middle)
      world.journal.clear()
      world.root.dismiss(animated: true)
      try await app.settle()
      #expect(
        world.story == [
          "C.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
          "C.viewDidDisappear", "C.deinit",
        ]
      )
      #expect(world.root.view.superview === world.window)
      #expect(middle.presentedViewController == nil)
      #expect(middle.presentingViewController == nil)
      #expect(child.view.window == nil)
    }
  }

  // modal-sheet-stack-torn-down-rnscreens; RULES 4.7: viewDidDisappear without didDismiss
  @Test @MainActor func `a dismissal of a chain does not notify the delegates of its sheets`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let stack = try world.stack([("B", .pageSheet), ("C", .pageSheet), ("D", .pageSheet)])
      let delegate = LoggingDelegate(world.journal)
      for sheet in stack { sheet.presentationController?.delegate = delegate }
      world.root.dismiss(animated: true)
      try await app.settle()
      #expect(
        world.story == [
          "D.viewWillDisappear", "C.viewWillDisappear", "B.viewWillDisappear",
          "D.viewDidDisappear", "C.viewDidDisappear", "B.viewDidDisappear",
        ]
      )
      #expect(stack.allSatisfy { $0.presentingViewController == nil })
    }
  }

  // RULES 4.10
  @Test @MainActor func `a sheet that presents in full screen is covered and stays in the chain`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let sheet = try world.stack([("B", .pageSheet)])[0]
      sheet.present(world.make("C"), animated: true)
      try await app.settle()
      #expect(
        world.story == [
          "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing",
          "C.viewDidAppear", "B.viewDidDisappear",
        ]
      )
      #expect(sheet.presentingViewController === world.root)
      #expect(!sheet.isBeingDismissed)
    }
  }

  // modal-19
  @Test @MainActor
  func `a dismissal of a controller without presentation is forwarded to its presenter`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let stack = try world.stack([("B", .fullScreen), ("C", .pageSheet)])
      stack[1].dismiss(animated: true)
      try await app.settle()
      #expect(world.story == ["C.viewWillDisappear", "C.viewDidDisappear"])
      #expect(world.root.presentedViewController === stack[0])
    }
  }

  @Test @MainActor func `a chain can grow and be replaced in completions and in viewDidAppear`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let first = world.make("B")
      let second = world.make("C")
      let third = world.make("D")
      first.onViewDidAppear = { controller in
        controller.onViewDidAppear = nil
        controller.present(second, animated: true)
      }
      world.root.present(first, animated: true)
      try await app.settle()
      #expect(first.presentedViewController === second)
      #expect(second.view.window === world.window)
      let root = world.root
      root.dismiss(animated: true) { root.present(third, animated: true) }
      try await app.settle()
      #expect(root.presentedViewController === third)
      #expect(third.view.window === world.window)
      #expect(root.view.window == nil)
    }
  }

  // chosen: no evidence shows whether UIKit calls it
  @Test @MainActor func `a dismissal without a presentation calls its completion`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      world.root.dismiss(animated: true) { world.journal.note("completion") }
      try await app.settle()
      #expect(world.story == ["completion"])
    }
  }
}

/// A delegate that logs dismissals by the user and returns whether they are allowed.
@MainActor
final class LoggingDelegate: UIAdaptivePresentationControllerDelegate {
  let journal: Journal
  var allows = true

  init(_ journal: Journal) {
    self.journal = journal
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    journal.note("shouldDismiss")
    return allows
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    journal.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    journal.note("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    journal.note("didAttemptToDismiss")
  }
}
