import Foundation
import HeadlessUIKit
import Testing

/// A tab bar item of the app, whose initializer a storyboard calls.
final class StageTab: UITabBarItem {
  var speed = 0
  var isMade = false

  override init() { super.init() }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isMade = true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    StoryboardCalls.add("tab awake \(speed)")
  }

  @MainActor static var appClass: AppClass {
    AppClass("StageTab", StageTab.self, members: [.property("speed", \StageTab.speed)])
  }
}

/// A button item of the app.
final class StageButtonItem: UIBarButtonItem {}

/// A navigation item of the app.
final class StageItem: UINavigationItem {
  override func awakeFromNib() {
    super.awakeFromNib()
    StoryboardCalls.add("item awake")
  }
}

/// A gesture recognizer of the app.
final class StageTap: UITapGestureRecognizer {
  override func awakeFromNib() {
    super.awakeFromNib()
    StoryboardCalls.add("tap awake")
  }
}

/// A constraint of the app.
final class StageWidth: NSLayoutConstraint {
  override func awakeFromNib() {
    super.awakeFromNib()
    StoryboardCalls.add("width awake \(constant)")
  }
}

/// Elements that are neither views nor controllers, with classes of the app.
@Suite(.serialized)
@MainActor
struct `Custom classes of a storyboard` {
  private typealias Text = WrittenInterface

  @Test func `items, gesture recognizers and constraints are made of the app's classes`()
    async throws
  {
    let text = Text.storyboard(
      Text.controller(
        "a",
        "A",
        view: """
          <constraints><constraint firstAttribute="width" firstItem="a-view" constant="7" \
          \(Text.own("StageWidth")) id="c"/></constraints>
          <connections>
          <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o1"/>
          </connections>
          """,
        items: """
          <tabBarItem key="tabBarItem" title="Home" tag="3" \(Text.own("StageTab")) id="tab">
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="speed">
          <integer key="value" value="5"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes></tabBarItem>
          <navigationItem key="navigationItem" title="Top" \(Text.own("StageItem")) id="n">
          <barButtonItem key="rightBarButtonItem" systemItem="done" \
          \(Text.own("StageButtonItem")) id="b"/></navigationItem>
          """,
        connections: """
          <outlet property="width" destination="c" id="o2"/>
          <outlet property="tap" destination="t" id="o3"/>
          <outlet property="item" destination="b" id="o4"/>
          """
      ) + "<tapGestureRecognizer numberOfTapsRequired=\"2\" \(Text.own("StageTap")) id=\"t\"/>"
    )
    let problems = try await runInterface(["Main.storyboard": text]) { _, bundle in
      let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      let controller = try #require(made as? StageController)
      let tab = try #require(controller.tabBarItem as? StageTab)
      #expect(tab.isMade && tab.title == "Home" && tab.tag == 3 && tab.speed == 5)
      #expect(controller.navigationItem is StageItem)
      #expect(controller.item is StageButtonItem && controller.item?.style == .done)
      controller.loadViewIfNeeded()
      #expect((controller.tap as? StageTap)?.numberOfTapsRequired == 2)
      #expect((controller.width as? StageWidth)?.isActive == true)
      #expect(
        Set(StoryboardCalls.lines.filter { $0.contains("awake") }) == [
          "tab awake 5", "item awake", "A awake false", "tap awake", "width awake 7.0",
        ]
      )
    }
    #expect(problems.isEmpty)
  }
}
