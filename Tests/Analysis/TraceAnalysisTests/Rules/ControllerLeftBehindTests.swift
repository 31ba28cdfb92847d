import TestSupport
import Testing
import TraceModel

struct `A child controller` {
  private var builder = EventBuilder()

  /// Adds a parent with a child whose view is in the parent's view.
  private mutating func family() -> (parentView: SubjectID, childView: SubjectID) {
    let parent = builder.birth("ParentViewController")
    let parentView = builder.birth("UIView", .view)
    builder.relate(parent, .viewRelation, parentView)
    let child = builder.birth("ChildViewController")
    builder.callback(child, .willMoveToParent, to: parent)
    builder.relate(child, .parentRelation, parent)
    let childView = builder.birth("UIView", .view)
    builder.relate(child, .viewRelation, childView)
    builder.relate(childView, .superviewRelation, parentView)
    builder.callback(child, .didMoveToParent, to: parent)
    return (parentView, childView)
  }

  @Test mutating func `a child controller is reported as left behind if its view was removed`() {
    let family = family()
    builder.relate(family.childView, .superviewRelation, .none)
    #expect(builder.analyze().rules == ["LC310"])
  }

  @Test
  mutating func `a child controller is not reported as left behind after its superview ended`() {
    let family = family()
    builder.death(family.parentView)
    builder.relate(family.childView, .superviewRelation, .none)
    #expect(builder.analyze().rules == [])
  }
}
