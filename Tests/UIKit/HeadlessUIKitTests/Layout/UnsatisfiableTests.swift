import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

struct `Conflicts of constraints` {
  // rules W16; scenarios: layout-unsatisfiable-log
  @Test @MainActor func `the message lists the conflicting constraints and the broken one`()
    async throws
  {
    let trace = try await record { app in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(UIView(), in: content)
      let narrow = view.widthAnchor.constraint(equalToConstant: 100)
      let wide = view.widthAnchor.constraint(equalToConstant: 200)
      wide.identifier = "wide"
      NSLayoutConstraint.activate([narrow, wide])
      content.layoutIfNeeded()
      #expect(view.frame.width == 100)
      let first = narrow.description
      let second = wide.description
      app.mark(
        """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "\(first)",
            "\(second)"
        )

        Will attempt to recover by breaking constraint\u{20}
        \(second)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """
      )
    }
    let expected = trace.events.filter { $0.kind == .mark }.map { trace.names[$0.name] }
    #expect(trace.diagnostics(.constraintsUnsatisfiable) == expected)
  }

  @Test @MainActor func `a conflict is logged once, and again after it was resolved`() async throws
  {
    let trace = try await record { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(UIView(), in: content)
      let narrow = view.widthAnchor.constraint(equalToConstant: 100)
      let wide = view.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([narrow, wide])
      content.layoutIfNeeded()
      content.setNeedsLayout()
      content.layoutIfNeeded()
      view.heightAnchor.constraint(equalToConstant: 5).isActive = true
      content.layoutIfNeeded()
      narrow.isActive = false
      content.layoutIfNeeded()
      #expect(view.frame.width == 200)
      narrow.isActive = true
      content.layoutIfNeeded()
      #expect(view.frame.width == 200)
    }
    #expect(trace.diagnostics(.constraintsUnsatisfiable).count == 2)
  }

  @Test @MainActor
  func `a conflict with the frame of a view adds the note about autoresizing masks`() async throws {
    let trace = try await record { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      view.autoresizingMask = .flexibleWidth
      content.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }
    let message = try #require(trace.diagnostics(.constraintsUnsatisfiable).first)
    #expect(
      message.contains(
        """
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
        refer to the documentation for the UIView property \
        translatesAutoresizingMaskIntoConstraints)\u{20}
        (
            "<NSAutoresizingMaskLayoutConstraint:0x
        """
      )
    )
    #expect(message.contains(" h=-&- v=--& UIView:0x"))
    #expect(message.contains(".width == 30   (active)>\","))
  }

  @Test @MainActor func `detached constraints that conflict are not logged before layout`()
    async throws
  {
    let trace = try await record { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 1).isActive = true
      view.widthAnchor.constraint(equalToConstant: 2).isActive = true
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = constrained(UIView(), in: other)
      other.layoutIfNeeded()
    }
    #expect(trace.diagnostics(.constraintsUnsatisfiable).isEmpty)
  }

  @Test @MainActor func `the guide of the safe area appears with its constraint`() async throws {
    let trace = try await record { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(UIView(), in: content)
      view.leftAnchor.constraint(equalTo: content.safeAreaLayoutGuide.leftAnchor).isActive = true
      view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 10).isActive = true
      content.layoutIfNeeded()
    }
    let message = try #require(trace.diagnostics(.constraintsUnsatisfiable).first)
    #expect(message.contains(" 'UIViewSafeAreaLayoutGuide-left' H:|-(0)-[UILayoutGuide:0x"))
  }

  @Test @MainActor func `of a thousand conflicting constraints the first holds`() async throws {
    let trace = try await record { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(UIView(), in: content)
      NSLayoutConstraint.activate(
        (0..<1000).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0 + 10)) }
      )
      content.layoutIfNeeded()
      #expect(view.frame.width == 10)
    }
    #expect(trace.diagnostics(.constraintsUnsatisfiable).count == 999)
  }
}
