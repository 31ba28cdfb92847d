import HeadlessUIKit
import Testing
import TraceModel

/// Buttons of bars that a test taps as the user does.
struct `A bar button` {
  private final class Editor: UIViewController {
    var log: [String] = []
    lazy var save = UIBarButtonItem(
      title: "Save",
      style: .done,
      target: self,
      action: Selector("save(_:)", Editor.save)
    )
    lazy var add = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.log.append("add") }
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItems = [save, add]
    }

    func save(_ sender: UIBarButtonItem) { log.append("save \(sender.title ?? "")") }
  }

  /// The code of the error that a tap throws.
  @MainActor
  private func code(_ body: () throws -> Void) -> BarTapError.Code? {
    do {
      try body()
      return nil
    } catch { return (error as? BarTapError)?.code }
  }

  @Test @MainActor func `a tap calls the method of the target or the primary action`() async throws
  {
    try await withApp { app in
      let editor = Editor()
      let navigation = UINavigationController(rootViewController: editor)
      try await launch(navigation, in: app)
      try app.tap(editor.save)
      try app.tap(editor.add)
      #expect(editor.log == ["save Save", "add"])
    }
  }

  @Test @MainActor func `a tap is recorded with the callback of the target`() async throws {
    let trace = try await record { app in
      let editor = Editor()
      try await launch(UINavigationController(rootViewController: editor), in: app)
      try app.tap(editor.save)
    }
    let calls = trace.calls(of: "Editor", only: [.action])
    #expect(calls == ["Editor action: primaryActionTriggered"])
  }

  @Test @MainActor func `a tap on a custom view that is a control sends its actions`() async throws
  {
    try await withApp { app in
      let root = UIViewController()
      var taps = 0
      let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
      let item = UIBarButtonItem(customView: button)
      root.navigationItem.leftBarButtonItem = item
      try await launch(UINavigationController(rootViewController: root), in: app)
      try app.tap(item)
      #expect(taps == 1)
    }
  }

  @Test @MainActor func `a tap that the user can't make is an error with its reason`() async throws
  {
    try await withApp { app in
      let editor = Editor()
      let navigation = UINavigationController(rootViewController: editor)
      #expect(code { try app.tap(editor.save) } == .notInBar)
      try await launch(navigation, in: app)
      editor.save.isEnabled = false
      #expect(code { try app.tap(editor.save) } == .disabled)
      editor.save.isEnabled = true
      editor.save.isHidden = true
      #expect(code { try app.tap(editor.save) } == .hidden)
      editor.save.isHidden = false
      navigation.isNavigationBarHidden = true
      #expect(code { try app.tap(editor.save) } == .barHidden)
      navigation.isNavigationBarHidden = false
      let sheet = UIViewController()
      navigation.present(sheet, animated: false)
      try app.idle()
      #expect(code { try app.tap(editor.save) } == .covered)
      navigation.dismiss(animated: false)
      try await app.settle()
      navigation.pushViewController(UIViewController(), animated: true)
      #expect(code { try app.tap(editor.save) } == .notDisplayed)
      try await app.settle()
      navigation.popViewController(animated: true)
      #expect(code { try app.tap(editor.save) } == .inTransition)
      try await app.settle()
      let bare = UIBarButtonItem(title: "Bare")
      editor.navigationItem.rightBarButtonItem = bare
      #expect(code { try app.tap(bare) } == .noAction)
      #expect(editor.log == [])
    }
  }

  @Test @MainActor func `a toolbar shows the buttons of the top controller`() async throws {
    try await withApp { app in
      let root = UIViewController()
      var taps = 0
      let item = UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in taps += 1 })
      root.toolbarItems = [.flexibleSpace(), item]
      let navigation = UINavigationController(rootViewController: root)
      try await launch(navigation, in: app)
      #expect(code { try app.tap(item) } == .barHidden)
      navigation.setToolbarHidden(false, animated: false)
      try app.tap(item)
      #expect(taps == 1)
      #expect(navigation.toolbar.items?.count == 2)
    }
  }

  @Test @MainActor func `a toolbar in a view has buttons of its own`() async throws {
    try await withApp { app in
      let root = UIViewController()
      var taps = 0
      let item = UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in taps += 1 })
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      toolbar.items = [item]
      root.view.addSubview(toolbar)
      try await launch(root, in: app)
      try app.tap(item)
      #expect(taps == 1)
      toolbar.isHidden = true
      #expect(code { try app.tap(item) } == .notDisplayed)
    }
  }

  @Test @MainActor func `a button without a target finds its method in the chain`() async throws {
    try await withApp { app in
      let editor = Editor()
      let item = UIBarButtonItem(
        title: "Chained",
        style: .plain,
        target: nil,
        action: Selector("save(_:)", Editor.save)
      )
      editor.navigationItem.leftBarButtonItem = item
      try await launch(UINavigationController(rootViewController: editor), in: app)
      try app.tap(item)
      #expect(editor.log == ["save Chained"])
    }
  }

  @Test @MainActor func `the title and the image of an action are those of its button`() {
    let action = UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Add")
    #expect(item.image == UIImage(systemName: "plus"))
    #expect(UIBarButtonItem(title: "New", primaryAction: action).title == "New")
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem(title: "A", style: .done, target: nil, action: nil).style == .done)
  }
}
