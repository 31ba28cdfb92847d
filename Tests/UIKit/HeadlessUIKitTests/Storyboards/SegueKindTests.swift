import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// The kinds of segues of storyboards, with their order of calls.
@Suite(.serialized)
@MainActor
struct `Segues of a storyboard` {
  private typealias Text = WrittenInterface

  /// Shows the initial controller of the storyboard `Main`.
  private func show(_ bundle: Bundle, in app: HeadlessApp) async throws -> UIViewController {
    let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    let root = try #require(made)
    try await launch(root, in: app)
    StoryboardCalls.lines = []
    return root
  }

  // observation: segue-action-then-prepare-neuburg
  @Test func `a segue action makes the destination before the source is prepared`() async throws {
    let segue = """
      <segue destination="b" kind="presentation" identifier="next" \
      destinationCreationSelector="makeDestinationWithCoder:" id="s"/>
      """
    let text = Text.storyboard(
      Text.controller("a", "A", view: "<subviews>\(Text.button("go", segue))</subviews>"),
      Text.controller("b", "B")
    )
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let a = try await show(bundle, in: app)
      (a.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
      #expect(
        StoryboardCalls.lines.prefix(5) == [
          "A should next", "A makeDestination", "B init", "B awake false", "A prepare next false",
        ]
      )
      try await app.settle()
      #expect(a.presentedViewController?.title == "B")
    }
    #expect(problems.isEmpty)
  }

  @Test func `a refused segue makes no destination`() async throws {
    let text = Text.storyboard(
      Text.controller(
        "a",
        "A",
        view: """
          <subviews>\(Text.button("go", "<segue destination='b' kind='show' identifier='refused' id='s'/>"))</subviews>
          """
      ),
      Text.controller("b", "B")
    )
    _ = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let a = try await show(bundle, in: app)
      (a.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
      #expect(StoryboardCalls.lines == ["A should refused"])
    }
  }

  @Test func `a popover segue sets the style and the anchor`() async throws {
    let text = Text.storyboard(
      Text.controller(
        "a",
        "A",
        view: "<subviews>\(Text.button("go", ""))</subviews>",
        items: """
          <navigationItem key="navigationItem" id="ni">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="plus"/></navigationItem>
          """,
        connections: """
          <segue destination="b" kind="popoverPresentation" identifier="view" \
          popoverAnchorView="go" id="s1"><popoverArrowDirection key="popoverArrowDirection" up="YES"/>
          </segue>
          <segue destination="b" kind="popoverPresentation" identifier="bar" \
          popoverAnchorBarButtonItem="plus" id="s2"/>
          """
      ),
      Text.controller("b", "B")
    )
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let a = try await show(bundle, in: app)
      a.performSegue(withIdentifier: "view", sender: nil)
      let first = try #require(a.presentedViewController)
      #expect(first.modalPresentationStyle == .popover)
      #expect(first.popoverPresentationController?.sourceView === a.view.subviews.first)
      try await app.settle()
      a.dismiss(animated: false)
      try await app.settle()
      a.performSegue(withIdentifier: "bar", sender: nil)
      let second = try #require(a.presentedViewController)
      #expect(
        second.popoverPresentationController?.barButtonItem === a.navigationItem.rightBarButtonItem
      )
    }
    #expect(problems.isEmpty)
  }

  @Test func `a custom segue is of its class and performs its own transition`() async throws {
    let text = Text.storyboard(
      Text.controller(
        "a",
        "A",
        connections: """
          <segue destination="b" kind="custom" identifier="own" \
          \(Text.own("StageSegue")) id="s1"/>
          <segue destination="b" kind="custom" identifier="gone" \
          customClass="NoSegue" customModule="\(Text.module)" id="s2"/>
          """
      ),
      Text.controller("b", "B")
    )
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let a = try await show(bundle, in: app)
      a.performSegue(withIdentifier: "own", sender: nil)
      #expect(
        StoryboardCalls.lines.prefix(4) == [
          "B init", "B awake false", "A prepare own false", "segue perform own",
        ]
      )
      #expect(a.presentedViewController?.title == "B")
      a.performSegue(withIdentifier: "gone", sender: nil)
    }
    #expect(
      problems.first?.hasPrefix("Unknown class NoSegue in Interface Builder file, module ") == true
    )
  }

  @Test func `an unwind segue leaves presentations and stacks at once`() async throws {
    let navigation = { (id: String, root: String) in
      """
      <navigationController id="\(id)" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="\(id)-bar"/><connections>
      <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/>
      </connections></navigationController>
      """
    }
    let text = Text.storyboard(
      initial: "n",
      navigation("n", "a"),
      Text.controller(
        "a",
        "A",
        connections: "<segue destination='b' kind='show' identifier='b' id='s1'/>"
      ),
      Text.controller(
        "b",
        "B",
        connections: "<segue destination='m' kind='presentation' identifier='m' id='s2'/>"
      ),
      navigation("m", "c"),
      Text.controller(
        "c",
        "C",
        connections: "<segue destination='d' kind='show' identifier='d' id='s3'/>"
      ),
      Text.controller(
        "d",
        "D",
        connections: """
          <segue destination="x" kind="unwind" identifier="home" unwindAction="goHome:" id="s4"/>
          <segue destination="x" kind="unwind" identifier="back" unwindAction="goBack:" id="s5"/>
          """
      ).replacingOccurrences(of: Text.own("StageController"), with: Text.own("DetailController"))
        + "<exit id=\"x\" sceneMemberID=\"exit\"/>"
    )
    _ = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let root = try await show(bundle, in: app)
      let stack = try #require(root as? UINavigationController)
      for identifier in ["b", "m"] {
        stack.topViewController?.performSegue(withIdentifier: identifier, sender: nil)
        try await app.settle()
      }
      let modal = try #require(stack.presentedViewController as? UINavigationController)
      modal.topViewController?.performSegue(withIdentifier: "d", sender: nil)
      try await app.settle()
      let d = try #require(modal.topViewController)
      StoryboardCalls.lines = []
      // No controller has the method.
      d.performSegue(withIdentifier: "home", sender: nil)
      #expect(StoryboardCalls.lines.isEmpty)
      d.performSegue(withIdentifier: "back", sender: nil)
      #expect(StoryboardCalls.lines == ["detail.prepare back true", "C goBack from D"])
      try await app.settle()
      #expect(modal.topViewController?.title == "C")
      #expect(stack.presentedViewController === modal)
    }
  }

  @Test func `container views embed chains of controllers before viewDidLoad`() async throws {
    let container = { (id: String) in
      """
      <subviews><containerView id="\(id)-box"><rect key="frame" x="0" y="0" width="200" height="200"/>
      <connections><segue destination="\(id)" kind="embed" identifier="\(id)" id="\(id)-s"/>
      </connections></containerView></subviews>
      """
    }
    let text = Text.storyboard(
      Text.controller("a", "A", view: container("b")),
      Text.controller("b", "B", view: container("c")),
      Text.controller("c", "C")
    )
    _ = try await runInterface(["Main.storyboard": text]) { _, bundle in
      let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      let a = try #require(made)
      StoryboardCalls.lines = []
      a.loadViewIfNeeded()
      #expect(
        StoryboardCalls.lines == [
          "A should b", "B init", "B awake false", "A prepare b false", "B should c", "C init",
          "C awake false", "B prepare c false", "C loaded false", "B loaded false",
          "A loaded false",
        ]
      )
      #expect(a.children.first?.children.first?.title == "C")
    }
  }

  @Test func `references lead to other storyboards, and missing ones raise UIKit's exceptions`()
    async throws
  {
    let reference = { (id: String, name: String, attributes: String) in
      """
      <viewControllerPlaceholder storyboardName="\(name)" \(attributes) id="\(id)" \
      sceneMemberID="viewController"/>
      """
    }
    let segue = { (id: String) in
      "<segue destination=\"\(id)\" kind=\"presentation\" identifier=\"\(id)\" id=\"\(id)-s\"/>"
    }
    let ids = ["initial", "named", "unnamed", "missing", "bundle"]
    let text = Text.storyboard(
      Text.controller("a", "A", connections: ids.map(segue).joined()),
      reference("initial", "Other", ""),
      reference("named", "Other", "referencedIdentifier=\"C\""),
      reference("unnamed", "Other", "referencedIdentifier=\"Nothing\""),
      reference("missing", "Gone", ""),
      reference("bundle", "Other", "bundleIdentifier=\"org.example.none\"")
    )
    let other = Text.storyboard(
      initial: "b",
      Text.controller("b", "B"),
      Text.controller("c", "C")
    )
    let files = ["Main.storyboard": text, "Other.storyboard": other]
    let problems = try await runInterface(files) { app, bundle in
      let a = try await show(bundle, in: app)
      for (id, title) in [("initial", "B"), ("named", "C")] {
        a.performSegue(withIdentifier: id, sender: nil)
        #expect(a.presentedViewController?.title == title)
        #expect(a.presentedViewController?.storyboard?.name == "Other")
        try await app.settle()
        a.dismiss(animated: false)
        try await app.settle()
      }
      for id in ids.dropFirst(2) { a.performSegue(withIdentifier: id, sender: nil) }
      #expect(a.presentedViewController == nil)
    }
    #expect(problems.count == 3)
    #expect(
      problems.first?.hasPrefix(
        "NSInvalidArgumentException: Storyboard (Other) doesn't contain a view controller with "
          + "identifier 'Nothing' (unnamed, …/Main.storyboard:"
      ) == true
    )
    #expect(
      problems.dropFirst().first?.hasPrefix(
        "NSInvalidArgumentException: Could not find a storyboard named 'Gone' in bundle"
      ) == true
    )
    #expect(
      problems.last?.hasPrefix(
        "no bundle of the process has the identifier org.example.none of a reference: "
      ) == true
    )
  }

  @Test func `a tap on an accessory button starts its segue and notifies the delegate`()
    async throws
  {
    let table = """
      <tableViewController id="a" \(Text.own("StageTable")) sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" rowHeight="44" id="t">
      <rect key="frame" x="0" y="0" width="390" height="844"/>
      <prototypes><tableViewCell reuseIdentifier="Row" accessoryType="detailDisclosureButton" id="cell">
      <rect key="frame" x="0" y="0" width="390" height="44"/>
      <tableViewCellContentView key="contentView" id="cont">
      <rect key="frame" x="0" y="0" width="346" height="44"/></tableViewCellContentView>
      <connections><segue destination="b" kind="presentation" identifier="info" \
      trigger="accessoryAction" id="s"/></connections></tableViewCell></prototypes>
      <connections><outlet property="dataSource" destination="a" id="o1"/>
      <outlet property="delegate" destination="a" id="o2"/></connections></tableView>
      </tableViewController>
      """
    let text = Text.storyboard(table, Text.controller("b", "B"))
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let root = try await show(bundle, in: app)
      let table = try #require((root as? UITableViewController)?.tableView)
      #expect(app.tapAccessory(IndexPath(row: 1, section: 0), in: table))
      #expect(
        StoryboardCalls.lines == [
          "B init", "B awake false", "table prepare info true", "B loaded false", "accessory 1",
        ]
      )
      #expect(root.presentedViewController?.title == "B")
      #expect(!app.tapAccessory(IndexPath(row: 7, section: 0), in: table))
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      cell?.accessoryType = .disclosureIndicator
      #expect(!app.tapAccessory(IndexPath(row: 0, section: 0), in: table))
    }
    #expect(problems.isEmpty)
  }
}
