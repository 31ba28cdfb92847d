import Foundation
import HeadlessUIKit
import LifecycleBehaviors
import LifelineTestKit
import Testing
import TraceModel

struct `Adding and removing lifecycle observers` {
  @Test @MainActor
  func `an observer is a child whose hidden view without size is in the host's view`() async throws
  {
    try await withApp { app in
      let journal = Journal()
      let host = UIViewController()
      host.loadViewIfNeeded()
      let observer = Observer("o", journal)
      host.addLifecycleObserver(observer)
      #expect(journal.take() == ["o.willMove", "o.viewDidLoad", "o.didMove"])
      #expect(host.children == [observer])
      #expect(host.lifecycleObservers.map { $0 as UIViewController } == [observer])
      #expect(observer.view.superview === host.view)
      #expect(observer.view.frame == .zero)
      #expect(observer.view.autoresizingMask == [])
      #expect(observer.view.isHidden)
      #expect(!observer.view.isUserInteractionEnabled)
      #expect(host.view.hitTest(.zero, with: nil) === host.view)
    }
  }

  @Test @MainActor
  func `an observer changes neither the layout nor the fitting size of its host`() async throws {
    let trace = try await withApp { app in
      let host = UIViewController()
      let label = UILabel()
      label.text = "Cart"
      label.translatesAutoresizingMaskIntoConstraints = false
      host.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: host.view.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: host.view.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: host.view.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: host.view.trailingAnchor, constant: -8),
      ])
      let size = host.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let observer = Observer("o", Journal())
      host.addLifecycleObserver(observer)
      #expect(host.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
      let window = try await show(host, in: app)
      window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
      try await app.settle()
      #expect(observer.view.frame == .zero)
      #expect(label.frame.width == host.view.bounds.width - 16)
    }
    #expect(trace.diagnostics == [])
  }

  @Test @MainActor func `an observer is added once`() async throws {
    try await withApp { _ in
      let journal = Journal()
      let host = UIViewController()
      host.loadViewIfNeeded()
      let observer = Observer("o", journal)
      host.addLifecycleObserver(observer)
      journal.clear()
      host.addLifecycleObserver(observer)
      #expect(journal.lines == [])
      #expect(host.children == [observer])
      #expect(host.view.subviews == [observer.view])
    }
  }

  @Test @MainActor
  func `a host whose view is not loaded adds the observer's view after viewDidLoad`() async throws {
    let trace = try await withApp { app in
      let journal = Journal()
      let host = Host("h", journal)
      let observer = Observer("o", journal)
      host.addLifecycleObserver(observer)
      #expect(!host.isViewLoaded)
      #expect(!observer.isViewLoaded)
      #expect(host.children == [observer])
      #expect(journal.take() == ["o.willMove", "o.didMove"])
      host.loadViewIfNeeded()
      #expect(journal.take() == ["h.viewDidLoad", "o.viewDidLoad"])
      #expect(observer.view.superview === host.view)
      let window = try await show(host, in: app)
      #expect(
        journal.take() == [
          "h.viewWillAppear", "o.viewWillAppear", "h.viewIsAppearing", "o.viewIsAppearing",
          "h.viewDidAppear", "o.viewDidAppear",
        ]
      )
      withExtendedLifetime(window) {}
    }
    #expect(trace.diagnostics == [])
  }

  @Test @MainActor
  func `an observer of a host whose view is assigned appears with the host`() async throws {
    try await withApp { app in
      let journal = Journal()
      let host = UIViewController()
      host.addLifecycleObserver(Observer("o", journal))
      host.view = UIView()
      let window = try await show(host, in: app)
      #expect(
        journal.lines == [
          "o.willMove", "o.didMove", "o.viewDidLoad", "o.viewWillAppear", "o.viewIsAppearing",
          "o.viewDidAppear",
        ]
      )
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor
  func `an observer that is removed before its host loads is not brought up`() async throws {
    try await withApp { app in
      let journal = Journal()
      let host = UIViewController()
      let observer = Observer("o", journal)
      host.addLifecycleObserver(observer)
      host.removeLifecycleObserver(observer)
      let window = try await show(host, in: app)
      #expect(
        journal.lines == ["o.willMove", "o.didMove", "o.willMove(nil)", "o.didMove(nil)"]
      )
      #expect(host.lifecycleObservers.isEmpty)
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor
  func `an observer that is removed from a visible host disappears`() async throws {
    let trace = try await withApp { app in
      let journal = Journal()
      let host = UIViewController()
      let observer = Observer("o", journal)
      host.addLifecycleObserver(observer)
      let window = try await show(host, in: app)
      journal.clear()
      host.removeLifecycleObserver(observer)
      try await app.settle()
      #expect(
        journal.lines == [
          "o.willMove(nil)", "o.viewWillDisappear", "o.didMove(nil)", "o.viewDidDisappear",
        ]
      )
      #expect(observer.parent == nil)
      #expect(observer.view.superview == nil)
      host.removeLifecycleObserver(observer)
      #expect(journal.lines.count == 4)
      withExtendedLifetime(window) {}
    }
    #expect(trace.diagnostics == [])
  }

  @Test @MainActor
  func `an observer that is added to a second host leaves the first one`() async throws {
    let trace = try await withApp { app in
      let journal = Journal()
      let first = UIViewController()
      let second = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      let observer = Observer("o", journal)
      first.addLifecycleObserver(observer)
      let window = try await show(tabs, in: app)
      journal.clear()
      second.addLifecycleObserver(observer)
      try await app.settle()
      #expect(
        journal.take() == [
          "o.willMove(nil)", "o.viewWillDisappear", "o.didMove(nil)", "o.willMove", "o.didMove",
          "o.viewDidDisappear",
        ]
      )
      #expect(first.lifecycleObservers.isEmpty)
      tabs.selectedIndex = 1
      try await app.settle()
      #expect(
        journal.lines == ["o.viewWillAppear", "o.viewIsAppearing", "o.viewDidAppear"]
      )
      withExtendedLifetime(window) {}
    }
    #expect(trace.diagnostics == [])
  }

  @Test @MainActor
  func `an observer follows its host from one parent to another`() async throws {
    let trace = try await withApp { app in
      let journal = Journal()
      let host = Host("h", Journal())
      host.addLifecycleObserver(Observer("o", journal))
      let first = UINavigationController(rootViewController: UIViewController())
      let second = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      let window = try await show(tabs, in: app)
      first.pushViewController(host, animated: false)
      try await app.settle()
      journal.clear()
      first.popViewController(animated: false)
      tabs.selectedIndex = 1
      try await app.settle()
      second.pushViewController(host, animated: true)
      try await app.settle()
      #expect(
        journal.lines == [
          "o.viewWillDisappear", "o.viewDidDisappear", "o.viewWillAppear", "o.viewIsAppearing",
          "o.viewDidAppear",
        ]
      )
      withExtendedLifetime(window) {}
    }
    #expect(trace.diagnostics == [])
  }

  @Test @MainActor func `a host and its observers are deallocated`() async throws {
    let trace = try await withApp { app in
      weak var host: UIViewController?
      weak var observer: UIViewController?
      do {
        let first = UIViewController()
        first.addLifecycleObserver(Observer("o", Journal()))
        first.onViewDidAppear { $0.title = "Cart" }
        first.addLifecycleObserver(ScreenAnalytics { _ in })
        first.addLifecycleObserver(OnScreenWork(start: {}, stop: {}))
        first.addLifecycleObserver(BalancedRegistration(register: {}, unregister: {}))
        first.addLifecycleObserver(LifecycleLogger { _ in })
        host = first
        observer = first.lifecycleObservers.first
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = try await show(navigation, in: app)
        navigation.pushViewController(first, animated: true)
        try await app.settle()
        #expect(first.title == "Cart")
        navigation.popViewController(animated: true)
        try await app.settle()
        withExtendedLifetime(window) {}
      }
      #expect(host == nil)
      #expect(observer == nil)
    }
    for subject in trace.subjects where subject.className.hasSuffix("Observer") {
      #expect(subject.death != nil)
    }
  }

  @Test @MainActor
  func `an observer that outlives its host can be added to another host`() async throws {
    let trace = try await withApp { app in
      let journal = Journal()
      let observer = Observer("o", journal)
      do {
        let host = UIViewController()
        host.loadViewIfNeeded()
        host.addLifecycleObserver(observer)
      }
      #expect(observer.parent == nil)
      let host = UIViewController()
      host.addLifecycleObserver(observer)
      let window = try await show(host, in: app)
      #expect(journal.lines.suffix(1) == ["o.viewDidAppear"])
      withExtendedLifetime(window) {}
    }
    #expect(trace.diagnostics == [])
  }

  @Test @MainActor func `containers of the system refuse observers`() async throws {
    let trace = try await withApp { _ in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      let pages = UIPageViewController()
      for container in [navigation, tabs, pages] {
        container.addLifecycleObserver(Observer("o", Journal()))
        #expect(container.lifecycleObservers.isEmpty)
      }
      #expect(navigation.viewControllers == [root])
      #expect(tabs.viewControllers == nil)
    }
    let contents = trace.diagnostics.map { $0.split(separator: " ").suffix(1).joined() }
    #expect(contents == ["stack", "tabs", "pages"])
    let text = try #require(trace.diagnostics.first)
    #expect(text.hasPrefix("NSInvalidArgumentException: <LifecycleBehaviorsTests.Observer: 0x"))
    #expect(text.contains(" can't observe <HeadlessUIKit.UINavigationController: 0x"))
    #expect(
      text.hasSuffix(", whose children are its stack; add it to a controller of the stack")
    )
  }

  // The check of XCTAssertObservableAttached and expectObservableAttached, whose texts are the article's.
  @Test @MainActor
  func `the assertion of the article finds observers before and after the host is loaded`()
    async throws
  {
    try await withApp { _ in
      let host = Host("A", Journal())
      @MainActor func problem() -> String? {
        StateCheck.problem(on: host, observableType: LifecycleLogger.self)?
          .replacing(/<.*>/, with: "A")
      }
      #expect(problem() == "LifecycleLogger is not a child of view controller: A")
      host.addLifecycleObserver(LifecycleLogger { _ in })
      #expect(problem() == nil)
      host.loadViewIfNeeded()
      #expect(problem() == nil)
      host.addLifecycleObserver(LifecycleLogger { _ in })
      #expect(problem() == "multiple instances of LifecycleLogger found on view controller: A")
    }
  }

  @Test @MainActor func `a controller can't observe itself or a descendant`() async throws {
    let trace = try await withApp { _ in
      let observer = Observer("o", Journal())
      observer.addLifecycleObserver(observer)
      let child = UIViewController()
      observer.addChild(child)
      child.addLifecycleObserver(observer)
      #expect(observer.children == [child])
      #expect(observer.parent == nil)
    }
    #expect(trace.diagnostics.count == 2)
  }
}
