import Foundation
import HeadlessUIKit
import Testing

struct `Controls` {
  @Test @MainActor func `the state combines what is set`() async throws {
    try await withApp { _ in
      let control = UIControl()
      #expect(control.state == .normal)
      control.isHighlighted = true
      control.isEnabled = false
      #expect(control.state == [.highlighted, .disabled])
      control.isSelected = true
      control.isHighlighted = false
      #expect(control.state == [.selected, .disabled])
      #expect(control.state.rawValue == 6)
    }
  }

  @Test @MainActor func `actions are performed in the order in which they were added`() async throws
  {
    try await withApp { _ in
      let control = UIControl()
      var calls: [String] = []
      for name in ["a", "b", "c"] {
        control.addAction(
          UIAction { _ in calls.append(name) },
          for: [.touchUpInside, .valueChanged]
        )
      }
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: [.touchUpInside, .valueChanged])
      control.sendActions(for: .touchDown)
      #expect(calls == ["a", "b", "c", "a", "b", "c"])
    }
  }

  @Test @MainActor func `an action replaces the action with its identifier for its events only`()
    async throws
  {
    try await withApp { _ in
      let control = UIControl()
      var calls: [String] = []
      @MainActor func action(_ name: String) -> UIAction {
        UIAction(identifier: UIAction.Identifier("id")) { _ in calls.append(name) }
      }
      control.addAction(action("old"), for: [.touchUpInside, .valueChanged])
      control.addAction(action("new"), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: .valueChanged)
      #expect(calls == ["new", "old"])
      control.removeAction(identifiedBy: UIAction.Identifier("id"), for: .allEvents)
      control.sendActions(for: .allEvents)
      #expect(calls.count == 2)
      #expect(control.allControlEvents.isEmpty)
    }
  }

  @Test @MainActor func `an action can remove itself and others while it is performed`()
    async throws
  {
    try await withApp { _ in
      let control = UIControl()
      var calls = 0
      for _ in 0..<3 {
        control.addAction(
          UIAction { action in
            calls += 1
            (action.sender as? UIControl)?.removeAction(action, for: .allEvents)
          },
          for: .touchUpInside
        )
      }
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(calls == 3)
    }
  }
}
