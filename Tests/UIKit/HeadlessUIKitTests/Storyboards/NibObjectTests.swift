import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// The objects of nibs: custom objects, gestures, actions, attributes and variations.
@Suite(.serialized)
@MainActor
struct `Objects of a nib` {
  private typealias Text = WrittenInterface

  private func initial(_ bundle: Bundle) throws -> UIViewController {
    let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    return try #require(made)
  }

  @Test func `a custom object is made with the controller, and is awakened with its outlets`()
    async throws
  {
    let text = Text.storyboard(
      Text.controller(
        "a",
        "A",
        view: "<subviews><label text=\"hello\" id=\"l\"/></subviews>",
        connections: """
          <outlet property="helper" destination="h" id="o1"/>
          <outlet property="label" destination="l" id="o2"/>
          """
      ) + """
        <customObject id="h" \(Text.own("StageHelper"))><connections>
        <outlet property="owner" destination="a" id="o3"/>
        <outlet property="label" destination="l" id="o4"/></connections></customObject>
        """
    )
    let problems = try await runInterface(["Main.storyboard": text]) { _, bundle in
      let a = try #require(try initial(bundle) as? StageController)
      #expect(StoryboardCalls.lines == ["A init", "A awake false", "helper awake false true"])
      #expect(a.helper != nil && a.helper?.label == nil)
      a.loadViewIfNeeded()
      #expect(a.label?.text == "hello" && a.helper?.label === a.label)
      #expect(StoryboardCalls.lines.last == "A loaded true")
    }
    #expect(problems.isEmpty)
  }

  @Test func `gesture recognizers have their attributes, views, actions and outlets`()
    async throws
  {
    let text = Text.storyboard(
      Text.controller(
        "a",
        "A",
        view: """
          <connections>
          <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o1"/>
          <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="o2"/>
          </connections>
          """,
        connections: "<outlet property=\"tap\" destination=\"t\" id=\"o3\"/>"
      ) + """
        <tapGestureRecognizer numberOfTapsRequired="2" cancelsTouchesInView="NO" id="t">
        <connections><action selector="poke:" destination="a" id="a1"/></connections>
        </tapGestureRecognizer>
        <pongPressGestureRecognizer minimumPressDuration="1.5" allowableMovement="20" id="p"/>
        """
    )
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let a = try #require(try initial(bundle) as? StageController)
      try await launch(a, in: app)
      let tap = try #require(a.tap)
      #expect(tap.numberOfTapsRequired == 2 && !tap.cancelsTouchesInView && tap.view === a.view)
      let press = a.view.gestureRecognizers?.last as? UILongPressGestureRecognizer
      #expect(press?.minimumPressDuration == 1.5 && press?.allowableMovement == 20)
      try app.doubleTap(a.view)
      #expect(StoryboardCalls.lines.last == "A poke UITapGestureRecognizer")
    }
    #expect(problems.isEmpty)
  }

  @Test func `an action of the first responder is sent along the responder chain`() async throws {
    let action =
      "<action selector=\"poke:\" destination=\"fr\" eventType=\"touchUpInside\" id=\"a1\"/>"
    let text = Text.storyboard(
      Text.controller("a", "A", view: "<subviews>\(Text.button("go", action))</subviews>")
        + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\"/>"
    )
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let a = try initial(bundle)
      try await launch(a, in: app)
      (a.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
      #expect(StoryboardCalls.lines.last == "A poke UIButton")
    }
    #expect(problems.isEmpty)
  }

  @Test func `an action without a method is reported with its line, and raises when it is sent`()
    async throws
  {
    let action =
      "<action selector=\"gone:\" destination=\"a\" eventType=\"touchUpInside\" id=\"a1\"/>"
    let text = Text.storyboard(
      Text.controller("a", "A", view: "<subviews>\(Text.button("go", action))</subviews>")
    )
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let a = try initial(bundle)
      try await launch(a, in: app)
      (a.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    }
    #expect(
      problems.first
        == "StageController has no method gone:; the action raises an exception when it is sent: "
        + "…/Main.storyboard:8"
    )
    let prefix =
      "NSInvalidArgumentException: -[\(Text.module).StageController gone:]: unrecognized selector "
      + "sent to instance "
    #expect(problems.last?.hasPrefix(prefix) == true)
  }

  @Test(arguments: ["UITableViewController", "UINavigationController", "UIAlertController"])
  func `a custom class without a module is found in each module of the runtime`(
    name: String
  ) async throws {
    let text = Text.storyboard(
      """
      <viewController storyboardIdentifier="M" id="m" customClass="\(name)" \
      sceneMemberID="viewController"/>
      """
    )
    let problems = try await runInterface(["Main.storyboard": text]) { _, bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      let made = storyboard.instantiateViewController(withIdentifier: "M")
      #expect("\(type(of: made))" == name)
    }
    #expect(problems == [])
  }

  @Test func `outlets without a property and to missing objects are reported with locations`()
    async throws
  {
    let text = Text.storyboard(
      Text.controller(
        "a",
        "A",
        connections: """
          <outlet property="nothing" destination="a-view" id="o1"/>
          <outlet property="label" destination="nowhere" id="o2"/>
          """
      ),
      """
      <viewController storyboardIdentifier="M" id="m" customClass="Missing" \
      customModule="\(Text.module)" sceneMemberID="viewController"><view key="view" id="m-view"/>
      <connections><outlet property="thing" destination="m-view" id="o3"/></connections>
      </viewController>
      """
    )
    let problems = try await runInterface(["Main.storyboard": text]) { _, bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
      storyboard.instantiateViewController(withIdentifier: "M").loadViewIfNeeded()
    }
    #expect(problems.count == 4)
    #expect(problems.first?.hasPrefix("NSUnknownKeyException: [<") == true)
    #expect(
      problems.first?.hasSuffix(
        "this class is not key value coding-compliant for the key nothing. "
          + "(o1, …/Main.storyboard:10)"
      ) == true
    )
    #expect(
      problems.dropFirst().first
        == "the outlet label of StageController leads to the object nowhere, which the file does not "
        + "contain: …/Main.storyboard:11"
    )
    // UIKit's own class replaces a class that does not exist, and has no such property either.
    #expect(
      problems.last?.hasSuffix(
        "this class is not key value coding-compliant for the key thing. (o3, …/Main.storyboard:16)"
      ) == true
    )
  }

  @Test func `a view that loads a nib for itself is made once for each element`() async throws {
    let inner = Text.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(Text.own("StageBadge"))>
      <connections><outlet property="inner" destination="l" id="o1"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="40" height="20"/>
      <subviews><label text="inner" id="l"/></subviews></view>
      """
    )
    let outer = Text.storyboard(
      Text.controller(
        "a",
        "A",
        view: "<subviews><view \(Text.own("StageBadge")) id=\"b1\"/>"
          + "<view \(Text.own("StageBadge")) id=\"b2\"/></subviews>"
      )
    )
    let files = ["Main.storyboard": outer, "Inner.xib": inner]
    let problems = try await runInterface(files) { _, bundle in
      let a = try initial(bundle)
      a.loadViewIfNeeded()
      let badges = a.view.subviews.compactMap { $0 as? StageBadge }
      for badge in badges { badge.fill(from: bundle) }
      #expect(badges.map { $0.inner?.text } == ["inner", "inner"])
      #expect(badges.first?.inner !== badges.last?.inner)
      // The owner of a nib is not awakened by it.
      #expect(StoryboardCalls.lines.filter { $0.hasPrefix("badge awake") }.count == 2)
    }
    #expect(problems.isEmpty)
  }

  @Test func `a runtime attribute sets each property that key-value coding sets`() async throws {
    let text = Text.xib(
      """
      <button id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
      <size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="enabled" value="NO"/>
      <userDefinedRuntimeAttribute type="string" keyPath="titleLabel.text" value="words"/>
      </userDefinedRuntimeAttributes></button>
      """
    )
    let problems = try await runInterface(["Button.xib": text]) { _, bundle in
      let button = try #require(bundle.loadNibNamed("Button", owner: nil)?.first as? UIButton)
      #expect(button.layer.shadowOffset == CGSize(width: 3, height: 4))
      #expect(!button.isEnabled)
      #expect(button.titleLabel?.text == "words")
    }
    #expect(problems.isEmpty)
  }

  @Test func `runtime attributes have each type, and are set before awakeFromNib`() async throws {
    let attribute = { (path: String, type: String, content: String) in
      """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(content)
      </userDefinedRuntimeAttribute>
      """
    }
    let text = Text.xib(
      """
      <view \(Text.own("StageBadge")) id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <userDefinedRuntimeAttributes>
      \(attribute("count", "number", "<integer key=\"value\" value=\"4\"/>"))
      \(attribute("ratio", "number", "<real key=\"value\" value=\"0.25\"/>"))
      <userDefinedRuntimeAttribute type="boolean" keyPath="isOn" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="text" value="words"/>
      \(attribute("color", "color", "<color key=\"value\" systemColor=\"systemRedColor\"/>"))
      \(attribute("point", "point", "<point key=\"value\" x=\"1\" y=\"2\"/>"))
      \(attribute("size", "size", "<size key=\"value\" width=\"3\" height=\"4\"/>"))
      \(attribute("rect", "rect", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"))
      \(attribute("layer.cornerRadius", "number", "<integer key=\"value\" value=\"5\"/>"))
      <userDefinedRuntimeAttribute type="nil" keyPath="image"/>
      </userDefinedRuntimeAttributes></view>
      """
    )
    let problems = try await runInterface(["Badge.xib": text]) { _, bundle in
      let made = bundle.loadNibNamed("Badge", owner: nil)
      let badge = try #require(made?.first as? StageBadge)
      #expect(badge.count == 4 && badge.ratio == 0.25 && badge.isOn && badge.text == "words")
      #expect(badge.color == .systemRed && badge.point == CGPoint(x: 1, y: 2))
      #expect(badge.size == CGSize(width: 3, height: 4) && badge.image == nil)
      #expect(badge.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(badge.layer.cornerRadius == 5)
      #expect(StoryboardCalls.lines == ["badge init", "badge awake 4"])
    }
    #expect(problems.isEmpty)
  }

  @Test func `accessibility and restoration attributes are values of the objects`() async throws {
    let text = Text.storyboard(
      Text.controller(
        "a",
        "A",
        view: """
          <subviews><view restorationIdentifier="part" id="s">
          <accessibility key="accessibilityConfiguration" identifier="id" label="L" hint="H">
          <accessibilityTraits key="traits" button="YES" header="YES"/>
          <bool key="isElement" value="YES"/></accessibility></view></subviews>
          """,
        attributes: "useStoryboardIdentifierAsRestorationIdentifier=\"YES\""
      )
    )
    let problems = try await runInterface(["Main.storyboard": text]) { _, bundle in
      let a = try initial(bundle)
      let part = try #require(a.view.subviews.first)
      #expect(a.restorationIdentifier == "A" && part.restorationIdentifier == "part")
      #expect(part.accessibilityIdentifier == "id" && part.accessibilityLabel == "L")
      #expect(part.accessibilityHint == "H" && part.isAccessibilityElement)
      #expect(part.accessibilityTraits == [.button, .header])
    }
    #expect(problems.isEmpty)
  }

  @Test func `values, subviews and constraints vary with the size classes of the window`()
    async throws
  {
    let text = Text.storyboard(
      Text.controller(
        "a",
        "A",
        view: """
          <subviews>
          <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="st">
          <rect key="frame" x="0" y="0" width="300" height="100"/>
          <subviews><label text="one" id="l1"/><label text="two" id="l2">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <variation key="heightClass=compact">
          <fontDescription key="fontDescription" type="system" pointSize="10"/></variation></label>
          </subviews>
          <variation key="heightClass=compact" axis="horizontal"/></stackView>
          <label text="tall" id="tall"/>
          </subviews>
          <constraints>
          <constraint firstItem="st" firstAttribute="width" constant="100" id="w">
          <variation key="heightClass=compact" constant="200"/></constraint>
          <constraint firstItem="tall" firstAttribute="height" secondItem="st" \
          secondAttribute="height" id="th"/>
          </constraints>
          <variation key="heightClass=compact">
          <mask key="subviews"><exclude reference="tall"/></mask>
          <mask key="constraints"><exclude reference="th"/></mask></variation>
          """,
        connections: """
          <outlet property="width" destination="w" id="o1"/>
          <outlet property="label" destination="tall" id="o2"/>
          """
      )
    )
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let a = try #require(try initial(bundle) as? StageController)
      let window = try await launch(a, in: app)
      let stack = try #require(a.view.subviews.first as? UIStackView)
      let second = try #require(stack.arrangedSubviews.last as? UILabel)
      #expect(stack.axis == .vertical && a.width?.constant == 100)
      #expect(second.font == .systemFont(ofSize: 17) && a.label?.superview === a.view)
      window.rotate(to: .landscapeLeft)
      try await app.settle()
      #expect(stack.axis == .horizontal && stack.frame.width == 200)
      #expect(second.font == .systemFont(ofSize: 10))
      // A view that is not installed exists without a superview.
      #expect(a.label != nil && a.label?.superview == nil)
      window.rotate(to: .portrait)
      try await app.settle()
      #expect(stack.axis == .vertical && a.width?.constant == 100)
      #expect(second.font == .systemFont(ofSize: 17) && a.label?.superview === a.view)
      #expect(a.label?.frame.height == stack.frame.height)
    }
    #expect(problems.isEmpty)
  }
}
