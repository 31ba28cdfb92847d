import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A child of a container` {
  private static let containers: [(String, SubjectKind)] = [
    ("UINavigationController", .navigationController), ("UITabBarController", .tabBarController),
    ("UIPageViewController", .pageViewController), ("Pager", .pageViewController),
    ("UISplitViewController", .splitViewController),
  ]

  @Test(arguments: containers)
  func `a child may miss didMove if it is never displayed`(className: String, kind: SubjectKind) {
    var builder = EventBuilder()
    let container = builder.birth(className, kind)
    let child = builder.birth("Home")
    builder.callback(child, .willMoveToParent, to: container)
    builder.relate(child, .parentRelation, container)
    #expect(builder.analyze().findings == [])
    builder.death(container)
    builder.death(child)
    #expect(builder.analyze().findings == [])
  }

  @Test(arguments: containers)
  func `a child may be added to the view of the container`(className: String, kind: SubjectKind) {
    var builder = EventBuilder()
    let container = builder.birth(className, kind)
    let child = builder.birth("Home")
    let (outer, inner) = (builder.birth("UIView", .view), builder.birth("UIView", .view))
    builder.relate(container, .viewRelation, outer)
    builder.relate(child, .viewRelation, inner)
    builder.relate(inner, .superviewRelation, outer)
    builder.wait(milliseconds: 20)
    builder.callbacks(container, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    #expect(builder.analyze().rules == [])
  }

  @Test func `a page is recognized in an unknown subclass by the call that sets pages`() {
    var builder = EventBuilder()
    let pager = builder.birth("Pager")
    let page = builder.birth("Page")
    builder.call(pager, .setViewControllers, page) { builder in
      builder.callback(page, .willMoveToParent, to: pager)
      builder.relate(page, .parentRelation, pager)
    }
    #expect(builder.analyze().findings == [])
  }

  @Test(arguments: [true, false])
  func `a child is not reported during a transition`(isComing: Bool) {
    var builder = EventBuilder()
    let host = builder.birth("ThirdPartyPager")
    let child = builder.birth("Child")
    builder.callback(child, .willMoveToParent, to: host)
    builder.relate(child, .parentRelation, host)
    builder.callbacks(child, .viewDidLoad, .viewWillAppear)
    if !isComing {
      builder.callback(child, .viewDidAppear)
      builder.callback(child, .didMoveToParent, to: host)
      builder.callback(child, .willMoveToParent, to: SubjectID.none)
      builder.callback(child, .viewWillDisappear)
    }
    let rules = Set(builder.analyze().findings.map(\.rule))
    #expect(rules.contains(4) && !rules.contains(301))
  }

  @Test func `a child is reported with the name of a deallocated parent`() {
    var builder = EventBuilder()
    let host = builder.birth("Host")
    let child = builder.birth("Child")
    builder.callback(child, .willMoveToParent, to: host)
    builder.relate(child, .parentRelation, host)
    builder.death(host)
    builder.death(child)
    #expect(
      builder.analyze().findings.map(\.message) == [
        "addChild(_:) made it a child of Host#1, but didMove(toParent:) was never called"
      ]
    )
  }
}

struct `A page` {
  @Test func `a page is reported once if it is set during a page turn`() {
    var builder = EventBuilder()
    let pages = builder.birth("UIPageViewController", .pageViewController)
    builder.callbacks(pages, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    let (first, second) = (builder.birth("First"), builder.birth("Second"))
    let third = builder.birth("Third")
    for page in [first, second, third] { builder.relate(page, .parentRelation, pages) }
    builder.callbacks(first, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.callbacks(second, .viewDidLoad, .viewWillAppear)
    builder.callback(first, .viewWillDisappear)
    builder.call(pages, .setViewControllers, third) { builder in
      builder.callback(second, .viewDidAppear)
      builder.callback(first, .viewDidDisappear)
      builder.callbacks(third, .viewDidLoad, .viewWillAppear)
      builder.callback(second, .viewWillDisappear)
      builder.callback(third, .viewDidAppear)
      builder.callback(second, .viewDidDisappear)
    }
    let findings = builder.analyze().findings
    #expect(findings.map(\.rule) == [221])
    #expect(
      findings.first?.message
        == "was set as a page of UIPageViewController#1 while Second#3 was still in transition"
    )
  }

  @Test func `a page is not reported if it is set after a page turn`() {
    var builder = EventBuilder()
    let pages = builder.birth("UIPageViewController", .pageViewController)
    builder.callbacks(pages, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    var last: SubjectID?
    for name in ["First", "Second", "Third"] {
      let page = builder.birth(name)
      builder.relate(page, .parentRelation, pages)
      builder.call(pages, .setViewControllers, page) { builder in
        builder.callbacks(page, .viewDidLoad, .viewWillAppear)
        if let last { builder.callback(last, .viewWillDisappear) }
      }
      builder.callback(page, .viewDidAppear)
      if let last { builder.callback(last, .viewDidDisappear) }
      last = page
    }
    #expect(builder.analyze().findings == [])
  }
}
