import Foundation
import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about text.
@MainActor
struct `Evidence of everyday text, a second part` {
  // observation: keyboard-clears-on-begin-apple
  @Test func `a field that clears on begin asks and is empty`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let delegate = ClearAnswers()
      stage.field.delegate = delegate
      stage.field.text = "x"
      stage.field.clearsOnBeginEditing = true
      try app.tap(stage.field)
      try app.settle()
      #expect(delegate.count == 1)
      #expect(stage.field.text == "")
    }
  }

  // observation: keyboard-next-responder-chain-apple
  @Test func `a view leads to its controller and the root to the window`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let subview = UIView()
      root.view.addSubview(subview)
      let window = try await launch(root, in: app)
      #expect(subview.next === root.view)
      #expect(root.view.next === root)
      #expect(root.next === window)
    }
  }

  // observation: keyboard-next-of-child-controller-apple
  @Test func `a child controller leads to the superview of its view`() async throws {
    try await withApp { app in
      let (root, child, container) = (UIViewController(), UIViewController(), UIView())
      root.view.addSubview(container)
      root.addChild(child)
      container.addSubview(child.view)
      child.didMove(toParent: root)
      try await launch(root, in: app)
      #expect(child.next === container)
    }
  }

  // observation: keyboard-next-of-window-scene
  @Test func `a window leads to the application and its delegate`() async throws {
    try await withApp { app in
      let delegate = LoggingAppDelegate(Journal(), root: UIViewController())
      app.launch(delegate)
      try await app.settle()
      var chain: [UIResponder] = []
      var responder: UIResponder? = delegate.window
      while let current = responder {
        chain.append(current)
        responder = current.next
      }
      #expect(chain.contains { $0 === UIApplication.shared })
      #expect(chain.last === delegate)
    }
  }

  // observation: keyboard-next-of-presented-apple
  @Test func `a presented controller leads to its presenter or the window`() async throws {
    try await withApp { app in
      let (root, modal) = (UIViewController(), UIViewController())
      let window = try await launch(root, in: app)
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      try await app.settle()
      var responder: UIResponder? = modal
      while let current = responder, current !== root, current !== window {
        responder = current.next
      }
      #expect(responder != nil)
    }
  }

  // observation: keyboard-layout-guide-absent-apple
  @Test func `the keyboard guide rests at the safe area`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await showPhone(root, in: app)
      #expect(root.view.keyboardLayoutGuide.layoutFrame.minY == 810)
    }
  }

  // observation: keyboard-layout-guide-follows-apple
  @Test func `the keyboard guide has the height of the keyboard`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      try app.settle()
      stage.view.layoutIfNeeded()
      let frame = try #require(
        stage.information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      )
      #expect(stage.view.keyboardLayoutGuide.layoutFrame.height == frame.height)
    }
  }

  // observation: keyboard-accessory-in-frame
  @Test func `an accessory view makes the keyboard higher`() async throws {
    try await withApp { app in
      var heights: [CGFloat] = []
      for hasAccessory in [false, true] {
        let stage = try KeyboardStage(in: app)
        if hasAccessory {
          stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        }
        stage.field.becomeFirstResponder()
        try app.settle()
        heights.append(
          (stage.information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
        )
        stage.field.resignFirstResponder()
        try app.settle()
      }
      #expect(heights[1] - heights[0] == 50)
    }
  }

  // observation: keyboard-reload-input-views-changes-frame
  @Test func `reloading the input views changes the keyboard`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      try app.settle()
      stage.journal.clear()
      stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
      stage.field.reloadInputViews()
      try app.settle()
      #expect(stage.lines.contains("app.keyboardWillChangeFrame"))
    }
  }

  // observation: keyboard-can-resign-default
  @Test func `responders can resign by default`() {
    #expect(UIView().canResignFirstResponder)
    #expect(UIViewController().canResignFirstResponder)
  }

  // observation: keyboard-controller-first-responder
  @Test func `a controller in a window becomes first responder`() async throws {
    try await withApp { app in
      let root = FocusController()
      try await launch(root, in: app)
      #expect(root.becomeFirstResponder())
      #expect(root.isFirstResponder)
    }
  }

  // observation: keyboard-keeps-frame-info-end
  @Test func `the keyboard ends at or below the bottom of the screen`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let height = stage.window.bounds.height
      stage.field.becomeFirstResponder()
      try app.settle()
      let shown = try #require(
        stage.information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      )
      #expect(shown.maxY == height)
      stage.field.resignFirstResponder()
      try app.settle()
      let hidden = try #require(
        stage.information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      )
      #expect(hidden.minY == height)
    }
  }

  // observation: keyboard-insert-text-posts-change
  @Test func `text is inserted at the selection`() {
    let view = UITextView()
    view.text = "ad"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("bc")
    #expect(view.text == "abcd")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  // observation: keyboard-select-range-replaced
  @Test func `typing replaces the selection`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.textView.text = "abcd"
      stage.textView.becomeFirstResponder()
      try app.settle()
      stage.textView.selectedRange = NSRange(location: 1, length: 2)
      try app.type("x")
      #expect(stage.textView.text == "axd")
    }
  }

  // observation: keyboard-become-in-viewdidload-no-window
  @Test func `a field in no window does not get the focus`() async throws {
    try await withApp { app in
      let root = EagerController()
      try await launch(root, in: app)
      #expect(root.result == false)
      #expect(!root.field.isFirstResponder)
    }
  }
}

@MainActor
private final class ClearAnswers: UITextFieldDelegate {
  var count = 0

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    count += 1
    return true
  }
}

private final class FocusController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}

private final class EagerController: UIViewController {
  let field = UITextField()
  var result: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    result = field.becomeFirstResponder()
  }
}
