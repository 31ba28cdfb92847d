import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// What Apple's documentation and developers say about the keyboard and the focus.
@MainActor
struct `Published statements about the keyboard` {
  // source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
  // source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
  // source: https://github.com/hackiftekhar/IQKeyboardManager/issues/228 (curve 7, duration 0.25)
  @Test func `the information of the keyboard describes its way onto the screen`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      let information = stage.information
      let begin = try #require(information[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect)
      let end = try #require(information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)
      #expect(begin.minY == stage.window.bounds.height)
      #expect(end.maxY == stage.window.bounds.height)
      #expect(end.height > 200)
      #expect(information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
      #expect(information[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
      #expect(information[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
      stage.field.resignFirstResponder()
      try await app.settle()
      #expect(stage.lines.last == "app.keyboardDidHide")
      let hidden = stage.information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      #expect(hidden?.minY == stage.window.bounds.height)
    }
  }

  // source: https://developer.apple.com/tutorials/data/documentation/uikit/uiresponder/keyboardframeenduserinfokey.md
  @Test(arguments: [15, 16])
  func `the object of a notification of the keyboard is the screen, since iOS 16`(
    version: Int
  )
    async throws
  {
    try await withApp(behaving: version) { app in
      let stage = try KeyboardStage(in: app)
      var screens: [Bool] = []
      let token = UIApplication.shared.notificationCenter.addObserver(
        forName: UIResponder.keyboardWillShowNotification,
        object: nil,
        queue: nil
      ) { notification in
        let isScreen = notification.object is UIScreen
        MainActor.assumeIsolated { screens.append(isScreen) }
      }
      stage.field.becomeFirstResponder()
      UIApplication.shared.notificationCenter.removeObserver(token)
      #expect(screens == [version >= 16])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldendediting(_:)
  @Test func `a field that may not end keeps the focus from a different field`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      stage.allowsEnd = false
      #expect(!stage.second.becomeFirstResponder())
      #expect(stage.field.isFirstResponder)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiresponder/inputview
  @Test func `an input view replaces the keyboard`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let input = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
      stage.field.inputView = input
      stage.field.becomeFirstResponder()
      try await app.settle()
      #expect(input.window != nil)
      let end = stage.information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      #expect((end?.height ?? 0) >= 150)
      #expect((end?.height ?? 0) < 200)
      #expect(stage.lines.contains("app.keyboardDidShow"))
    }
  }

  // source: https://github.com/hackiftekhar/IQKeyboardManager/issues/271
  @Test func `a text view's notification follows the keyboard and a field's precedes it`()
    async throws
  {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      let began = stage.lines.firstIndex(of: "app.textDidBeginEditing")
      let shown = stage.lines.firstIndex(of: "app.keyboardWillShow")
      #expect(try #require(began) < (try #require(shown)))
    }
  }
}
