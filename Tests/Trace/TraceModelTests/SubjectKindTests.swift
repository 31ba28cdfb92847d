import Testing
import TraceModel

struct `Kinds of subjects` {
  @Test func `each container is a controller`() {
    let containers = SubjectKind.allCases.filter(\.isContainer)
    #expect(
      containers == [
        .navigationController, .tabBarController, .pageViewController, .splitViewController,
      ]
    )
    #expect(containers.filter(\.isController) == containers)
    #expect(SubjectKind.viewController.isController && !SubjectKind.viewController.isContainer)
  }

  @Test(arguments: SubjectKind.allCases.filter { $0 != .unknown })
  func `a kind is read from its text`(kind: SubjectKind) {
    #expect(SubjectKind(text: kind.text, className: "Home") == kind)
  }

  @Test(arguments: [
    ("viewController", "UIPageViewController", SubjectKind.pageViewController),
    ("viewController", "UINavigationController", .navigationController),
    ("viewController", "HomePageViewController", .viewController),
    ("collectionViewController", "Photos", .viewController),
    ("hostingController", "UISplitViewController", .splitViewController),
    ("view", "UIPageViewController", .view), ("gesture", "Swipe", .unknown), ("", "Home", .unknown),
  ])
  func `a kind in a file of another version is recognized`(
    text: String,
    className: String,
    kind: SubjectKind
  ) {
    #expect(SubjectKind(text: text, className: className) == kind)
  }

  @Test(arguments: [
    ("UIPageViewController", SubjectKind.pageViewController),
    ("HomeNavigationController", .navigationController),
    ("MainTabBarController", .tabBarController),
    ("RootSplitViewController", .splitViewController), ("HomeViewController", .viewController),
  ])
  func `the kind of a controller is derived from its class`(className: String, kind: SubjectKind) {
    #expect(SubjectKind.controller(ofClass: className) == kind)
  }
}
