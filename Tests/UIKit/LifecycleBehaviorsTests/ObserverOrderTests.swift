import Foundation
import HeadlessUIKit
import LifecycleBehaviors
import Testing
import TraceModel

/// The rules of lifecycle observers that androidx's `CommonLifecycleRegistryTest` states
/// (github.com/androidx/androidx), for appearance callbacks.
struct `The order of lifecycle observers` {
  // dispatch-01: an observer of a resumed owner receives CREATE, START, RESUME.
  @Test @MainActor
  func `an observer that is added to a visible host is brought up step by step`() async throws {
    let trace = try await withApp { app in
      let journal = Journal()
      let host = UIViewController()
      let window = try await show(host, in: app)
      host.addLifecycleObserver(Observer("o", journal))
      #expect(
        journal.take() == ["o.willMove", "o.viewDidLoad", "o.viewWillAppear", "o.didMove"]
      )
      try await app.settle()
      #expect(journal.lines.prefix(2) == ["o.viewIsAppearing", "o.viewDidAppear"])
      withExtendedLifetime(window) {}
    }
    #expect(trace.diagnostics == [])
  }

  // dispatch-01 and -08: in each callback of its host, an observer that is added then receives all
  // later callbacks, and those that the host has already received first.
  @Test(
    arguments: ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"],
    [false, true]
  )
  @MainActor
  func `an observer that is added in a callback receives all callbacks once and in order`(
    callback: String,
    isPresented: Bool
  ) async throws {
    let trace = try await withApp { app in
      let journal = Journal()
      let host = Host("h", Journal())
      var isAdded = false
      host.hooks[callback] = { host in
        guard !isAdded else { return }
        isAdded = true
        host.addLifecycleObserver(Observer("o", journal))
      }
      let root = isPresented ? UIViewController() : host
      let window = try await show(root, in: app)
      if isPresented {
        root.present(host, animated: true)
        try await app.settle()
      }
      #expect(
        journal.lines.filter { !$0.hasSuffix("Move") } == [
          "o.viewDidLoad", "o.viewWillAppear", "o.viewIsAppearing", "o.viewDidAppear",
        ]
      )
      withExtendedLifetime(window) {}
    }
    #expect(trace.diagnostics == [])
  }

  // dispatch-04: 1 START, 3 CREATE, 2 START, 3 START.
  @Test @MainActor
  func `an observer that another one adds while appearing does not overtake a third one`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let host = UIViewController()
      let first = Observer("1", journal)
      first.hooks["viewWillAppear"] = { first in
        first.parent?.addLifecycleObserver(Observer("3", journal))
      }
      host.addLifecycleObserver(first)
      host.addLifecycleObserver(Observer("2", journal))
      let window = try await show(host, in: app)
      #expect(
        journal.lines.filter { !$0.hasSuffix("Move") && !$0.hasSuffix("IsAppearing") } == [
          "1.viewDidLoad", "2.viewDidLoad", "1.viewWillAppear", "3.viewDidLoad",
          "2.viewWillAppear", "3.viewWillAppear", "1.viewDidAppear", "2.viewDidAppear",
          "3.viewDidAppear",
        ]
      )
      withExtendedLifetime(window) {}
    }
  }

  // dispatch-04 in a host whose view is already in the window: a cancelled drag of a sheet.
  @Test @MainActor
  func `an observer that another one adds while reappearing does not overtake a third one`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let root = UIViewController()
      let host = UIViewController()
      host.modalPresentationStyle = .pageSheet
      let first = Observer("1", journal)
      host.addLifecycleObserver(first)
      host.addLifecycleObserver(Observer("2", journal))
      let window = try await show(root, in: app)
      root.present(host, animated: true)
      try await app.settle()
      host.presentationController?.beginInteractiveDismissal()
      try await app.advance(by: .seconds(1))
      journal.clear()
      first.hooks["viewWillAppear"] = { first in
        first.parent?.addLifecycleObserver(Observer("3", journal))
      }
      host.presentationController?.cancelInteractiveDismissal()
      try await app.settle()
      #expect(
        journal.lines.filter { !$0.hasSuffix("Move") && !$0.hasSuffix("IsAppearing") } == [
          "1.viewWillAppear", "3.viewDidLoad", "2.viewWillAppear", "3.viewWillAppear",
          "1.viewDidAppear", "2.viewDidAppear", "3.viewDidAppear",
        ]
      )
      withExtendedLifetime(window) {}
    }
  }

  // dispatch-04 for RESUME: a late observer starts at once, but does not resume before an earlier one.
  @Test @MainActor
  func `an observer that another one adds in viewDidAppear appears after a third one`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let host = UIViewController()
      let first = Observer("1", journal)
      first.hooks["viewDidAppear"] = { first in
        first.parent?.addLifecycleObserver(Observer("3", journal))
      }
      host.addLifecycleObserver(first)
      host.addLifecycleObserver(Observer("2", journal))
      let window = try await show(host, in: app)
      #expect(
        journal.lines.filter { $0.hasSuffix("DidAppear") } == [
          "1.viewDidAppear", "2.viewDidAppear", "3.viewDidAppear",
        ]
      )
      withExtendedLifetime(window) {}
    }
  }

  // dispatch-06: the second of two equal events is a no-op.
  @Test @MainActor
  func `a second begin of the same appearance sends no callback to observers`() async throws {
    try await withApp { _ in
      let journal = Journal()
      let host = UIViewController()
      host.addLifecycleObserver(Observer("o", journal))
      host.beginAppearanceTransition(true, animated: false)
      host.beginAppearanceTransition(true, animated: false)
      host.endAppearanceTransition()
      host.endAppearanceTransition()
      #expect(
        journal.lines.filter { $0.hasSuffix("Appear") } == ["o.viewWillAppear", "o.viewDidAppear"]
      )
    }
  }

  // dispatch-08: each step of the set-up precedes the next one; UIKit does not recreate controllers.
  @Test @MainActor
  func `an observer receives each callback right after its host`() async throws {
    try await withApp { app in
      let journal = Journal()
      let host = Host("h", journal)
      host.hooks["viewDidLoad"] = { $0.addLifecycleObserver(Observer("o", journal)) }
      let navigation = UINavigationController(rootViewController: host)
      let window = try await show(navigation, in: app)
      navigation.pushViewController(UIViewController(), animated: true)
      try await app.settle()
      navigation.popViewController(animated: true)
      try await app.settle()
      let lines = journal.lines.filter { !$0.hasSuffix("Move") }
      let callbacks = [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ]
      #expect(lines == callbacks.flatMap { ["h.\($0)", "o.\($0)"] })
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor
  func `an observer that another one removes receives no further appearance`() async throws {
    try await withApp { app in
      let journal = Journal()
      let host = UIViewController()
      let first = Observer("1", journal)
      let second = Observer("2", journal)
      first.hooks["viewWillAppear"] = { $0.parent?.removeLifecycleObserver(second) }
      host.addLifecycleObserver(first)
      host.addLifecycleObserver(second)
      let window = try await show(host, in: app)
      #expect(!journal.lines.contains { $0.hasPrefix("2.view") && $0.hasSuffix("ppear") })
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor
  func `observers of a host that forwards by hand are brought up and down with it`() async throws {
    let trace = try await withApp { app in
      let journal = Journal()
      let host = ManualHost("h", Journal())
      let early = Observer("1", journal)
      host.addLifecycleObserver(early)
      let window = try await show(host, in: app)
      let late = Observer("2", journal)
      host.addLifecycleObserver(late)
      try await app.settle()
      host.removeLifecycleObserver(early)
      try await app.settle()
      host.present(full(), animated: true)
      try await app.settle()
      #expect(
        journal.lines.filter { $0.contains(".view") && $0.hasSuffix("ppear") } == [
          "1.viewWillAppear", "1.viewDidAppear", "2.viewWillAppear", "2.viewDidAppear",
          "1.viewWillDisappear", "1.viewDidDisappear", "2.viewWillDisappear",
          "2.viewDidDisappear",
        ]
      )
      withExtendedLifetime(window) {}
    }
    #expect(trace.diagnostics == [])
  }

  @Test @MainActor
  func `observers of a child that its parent drives by hand appear with the child`() async throws {
    let trace = try await withApp { app in
      let journal = Journal()
      let parent = ManualParent()
      let host = UIViewController()
      host.addLifecycleObserver(Observer("o", journal))
      let window = try await show(parent, in: app)
      parent.embed(host)
      #expect(
        journal.lines.filter { $0.hasSuffix("ppear") } == ["o.viewWillAppear", "o.viewDidAppear"]
      )
      withExtendedLifetime(window) {}
    }
    #expect(trace.diagnostics == [])
  }

  @MainActor
  private func full() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    return controller
  }

  /// A container that forwards appearance by hand.
  private final class ManualParent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    func embed(_ child: UIViewController) {
      addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      view.addSubview(child.view)
      child.endAppearanceTransition()
      child.didMove(toParent: self)
    }
  }
}
