import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A controller's view in another controller's view` {
  private struct Screen {
    var builder = EventBuilder()
    var window: SubjectID
    var host: SubjectID
    var hostView: SubjectID
    var child: SubjectID
    var childView: SubjectID

    /// Creates a visible host and a loaded child whose view has no superview.
    init(host kind: SubjectKind = .viewController) {
      window = builder.birth("UIWindow", .window)
      host = builder.birth("Host", kind)
      hostView = builder.birth("UIView", .view)
      child = builder.birth("Child")
      childView = builder.birth("UIView", .view)
      builder.relate(host, .viewRelation, hostView)
      builder.callbacks(host, .viewDidLoad, .viewWillAppear)
      builder.relate(hostView, .superviewRelation, window)
      builder.relate(hostView, .windowRelation, window)
      builder.wait(milliseconds: 16)
      builder.callback(host, .viewDidAppear)
      builder.wait(milliseconds: 100)
      builder.relate(child, .viewRelation, childView)
      builder.callback(child, .viewDidLoad)
    }

    mutating func place(in superview: SubjectID) {
      builder.relate(childView, .superviewRelation, superview)
      builder.callback(child, .viewWillAppear)
      builder.relate(childView, .windowRelation, window)
    }

    mutating func addChild() {
      builder.callback(child, .willMoveToParent, to: host)
      builder.relate(child, .parentRelation, host)
      builder.callback(child, .didMoveToParent, to: host)
    }
  }

  @Test func `another controller's view is reported without addChild in the same turn`() {
    var screen = Screen()
    screen.place(in: screen.hostView)
    screen.builder.wait(milliseconds: 16)
    screen.builder.callback(screen.child, .viewDidAppear)
    screen.addChild()
    #expect(screen.builder.analyze().rules == ["LC305"])
  }

  @Test func `another controller's view is not reported with addChild in the same turn`() {
    var after = Screen()
    after.place(in: after.hostView)
    after.addChild()
    after.builder.callback(after.child, .viewDidAppear)
    #expect(after.builder.analyze().rules == [])

    var before = Screen()
    before.addChild()
    before.place(in: before.hostView)
    before.builder.callback(before.child, .viewDidAppear)
    #expect(before.builder.analyze().findings.map(\.rule) == [311])
  }

  @Test func `another controller's view is reported in wrapper views that are added later`() {
    var screen = Screen()
    let wrapper = screen.builder.birth("Wrapper", .view)
    screen.builder.relate(screen.childView, .superviewRelation, wrapper)
    screen.builder.wait(milliseconds: 100)
    #expect(screen.builder.analyze().rules == [])
    screen.builder.relate(wrapper, .superviewRelation, screen.hostView)
    #expect(screen.builder.analyze().rules == ["LC305"])
  }

  @Test func `another controller's view is not reported if a presentation covers a child`() {
    var screen = Screen()
    let presenter = screen.builder.birth("Presenter")
    screen.builder.callback(presenter, .willMoveToParent, to: screen.host)
    screen.builder.relate(presenter, .parentRelation, screen.host)
    screen.builder.callback(presenter, .didMoveToParent, to: screen.host)
    let container = screen.builder.birth("UITransitionView", .view)
    screen.builder.relate(container, .superviewRelation, screen.hostView)
    screen.builder.relate(presenter, .presentedRelation, screen.child)
    screen.place(in: container)
    screen.builder.wait(milliseconds: 500)
    screen.builder.callback(screen.child, .viewDidAppear)
    #expect(screen.builder.analyze().findings.filter { $0.rule == 305 }.isEmpty)
  }

  @Test func `a presented controller is reported if the app adds its view itself`() {
    var screen = Screen()
    screen.builder.relate(screen.host, .presentedRelation, screen.child)
    screen.place(in: screen.hostView)
    screen.builder.wait(milliseconds: 500)
    screen.builder.callback(screen.child, .viewDidAppear)
    #expect(screen.builder.analyze().rules.contains("LC305"))
  }

  @Test func `another controller's view is reported with the name of a different parent`() {
    var screen = Screen()
    let other = screen.builder.birth("Other")
    screen.builder.callback(screen.child, .willMoveToParent, to: other)
    screen.builder.relate(screen.child, .parentRelation, other)
    screen.place(in: screen.hostView)
    screen.builder.callback(screen.child, .didMoveToParent, to: other)
    screen.builder.callback(screen.child, .viewDidAppear)
    let finding = screen.builder.analyze().findings.first { $0.rule == 305 }
    #expect(
      finding?.message
        == "its view is in the view of Host#2, but it is not a child of it: its parent is Other#6"
    )
  }

  @Test func `another controller's view is not reported in UIKit's containers`() {
    var screen = Screen(host: .navigationController)
    screen.place(in: screen.hostView)
    screen.builder.callback(screen.child, .viewDidAppear)
    #expect(screen.builder.analyze().rules == [])
  }
}
