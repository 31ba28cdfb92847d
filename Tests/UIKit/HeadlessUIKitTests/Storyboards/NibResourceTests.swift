import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// Languages of nibs, the launch by `Info.plist`, and damaged files.
@Suite(.serialized)
@MainActor
struct `Files of nibs` {
  private typealias Text = WrittenInterface

  private var labels: String {
    Text.storyboard(
      Text.controller(
        "a",
        "A",
        view: """
          <subviews><label text="Hello" id="l"/><button id="b"><state key="normal" title="Go"/></button>
          <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments>
          </segmentedControl><label text="Same" id="m"/></subviews>
          """
      )
    )
  }

  private func texts(_ bundle: Bundle) -> [String?] {
    let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    return made?.view.subviews.map { view in
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.title(for: .normal)
      case let control as UISegmentedControl: control.titleForSegment(at: 1)
      default: nil
      }
    } ?? []
  }

  @Test func `a table of the language replaces the texts of the base storyboard`() async throws {
    let table = """
      "l.text" = "Bonjour";
      "b.normalTitle" = "Aller";
      "s.segmentTitles[1]" = "Deux";
      """
    let files = ["Base.lproj/Main.storyboard": labels, "fr.lproj/Main.strings": table]
    let problems = try await runInterface(files) { app, bundle in
      #expect(texts(bundle) == ["Hello", "Go", "Two", "Same"])
      app.preferredLanguages = ["fr-CA", "en"]
      #expect(texts(bundle) == ["Bonjour", "Aller", "Deux", "Same"])
    }
    #expect(problems.isEmpty)
  }

  @Test func `the storyboard of the language comes before the base one`() async throws {
    let german = labels.replacingOccurrences(of: "Hello", with: "Hallo")
    let files = ["Base.lproj/Main.storyboard": labels, "de.lproj/Main.storyboard": german]
    _ = try await runInterface(files) { app, bundle in
      #expect(texts(bundle).first == "Hello")
      app.preferredLanguages = ["de"]
      #expect(texts(bundle).first == "Hallo")
    }
  }

  // MARK: Launch

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var titleAtLaunch: String?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      titleAtLaunch = window?.rootViewController?.title
      return true
    }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var titleAtConnection: String?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { titleAtConnection = window?.rootViewController?.title }
  }

  private func launched(
    _ plist: String,
    _ body: @MainActor (HeadlessApp) async throws -> Void
  ) async throws -> [String] {
    let list = "<plist version=\"1.0\"><dict>\(plist)</dict></plist>"
    let written = try WrittenInterface(["Info.plist": list, "Start.storyboard": labels])
    defer { written.remove() }
    return try await Fixtures.$resources.withValue(written.folder) {
      try await runInterface([:]) { app, _ in }
        + runInterface(["x": ""]) { app, _ in try await body(app) }
    }
  }

  @Test func `UIMainStoryboardFile creates the window before the delegate is notified`()
    async throws
  {
    let problems = try await launched("<key>UIMainStoryboardFile</key><string>Start</string>") {
      app in
      let delegate = Delegate()
      app.launch(delegate)
      try await app.settle()
      #expect(delegate.titleAtLaunch == "A")
      #expect(delegate.window?.isKeyWindow == true)
      #expect(StoryboardCalls.lines.last == "A loaded false")
    }
    #expect(problems.isEmpty)
  }

  @Test func `the scene manifest creates the window before the scene is connected`() async throws {
    let problems = try await launched(
      """
      <key>UIMainStoryboardFile</key><string>Other</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneConfigurationName</key><string>Default Configuration</string>
      <key>UISceneStoryboardFile</key><string>Start</string></dict></array></dict></dict>
      """
    ) { app in
      let (delegate, sceneDelegate) = (Delegate(), SceneDelegate())
      app.launch(delegate, scene: sceneDelegate)
      try await app.settle()
      #expect(sceneDelegate.titleAtConnection == "A")
      #expect(sceneDelegate.window?.isKeyWindow == true && delegate.window == nil)
    }
    #expect(problems.isEmpty)
  }

  // MARK: Damage

  @Test(
    arguments: [
      "", "not XML", "<document", "<document><scenes></document>", "<plist/>",
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>",
      "<!DOCTYPE d [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>",
      "<document initialViewController=\"a\"><scenes><scene><objects><viewController id=\"a\"/>",
      "<document>&undefined;</document>", "<document>\u{0}</document>",
    ]
  )
  func `a damaged storyboard is reported and has no controller`(_ text: String) async throws {
    let problems = try await runInterface(["Main.storyboard": text]) { _, bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      #expect(storyboard.instantiateInitialViewController() == nil)
    }
    #expect(problems.count <= 1)
    #expect(problems.allSatisfy { $0.contains("…/Main.storyboard") })
  }

  @Test(
    arguments: [
      // Containers that contain themselves or each other.
      """
      <navigationController id="a" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      """,
      """
      <tabBarController id="a" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="r"/>
      </connections></tabBarController></objects></scene><scene><objects>
      <navigationController id="b" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="q"/>
      </connections></navigationController>
      """,
      // A controller that embeds itself.
      """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <containerView id="c"><connections><segue destination="a" kind="embed" id="e"/></connections>
      </containerView></subviews></view></viewController>
      """,
      // A reference to itself.
      "<viewControllerPlaceholder id=\"a\" storyboardName=\"Main\" sceneMemberID=\"viewController\"/>",
      // Objects of other types, the same identity twice, connections to themselves.
      """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="a"><subviews>
      <label id="a" text="x"/><tableView id="t"><connections>
      <outlet property="delegate" destination="a"/><outlet property="dataSource" destination="t"/>
      <outlet/><action/><segue/><outletCollection property="gestureRecognizers" destination="t"/>
      </connections></tableView></subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" secondItem="t" secondAttribute="top" id="k"/>
      <constraint firstItem="t" firstAttribute="height" constant="1e400" multiplier="1:0" id="k2"/>
      <constraint firstItem="t" firstAttribute="nothing" id="k3"/><constraint id="k4"/>
      <constraint firstItem="gone" firstAttribute="top" secondItem="t" secondAttribute="top" id="k5"/>
      </constraints></view></viewController>
      """,
      // Numbers without bounds, and missing ones.
      """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v" tag="1e30"
      alpha="nan"><rect key="frame" x="1e308" y="-1e308" width="inf"/><subviews>
      <slider minValue="9" maxValue="-9" value="99" id="s"/><stepper minimumValue="5"
      maximumValue="1" id="p"/><pageControl numberOfPages="99999999999999999999" id="g"/>
      <segmentedControl selectedSegmentIndex="7" id="c"/><stackView spacing="1e999" id="k"/>
      <label numberOfLines="-5" minimumScaleFactor="-1" id="l">
      <fontDescription key="fontDescription" pointSize="-1e99"/></label>
      <tableView rowHeight="1e300" dataMode="static" id="t"><sections/></tableView>
      <collectionView id="cv"><collectionViewFlowLayout key="collectionViewLayout" id="fl">
      <size key="itemSize" width="-1" height="1e300"/></collectionViewFlowLayout></collectionView>
      <datePicker countDownDuration="-1e300" minuteInterval="0" id="d"/><textField id="f"
      minimumFontSize="1e99"/><scrollView minimumZoomScale="9" maximumZoomScale="0" id="z"/>
      </subviews></view></viewController>
      """,
    ]
  )
  func `a hostile storyboard neither crashes nor hangs`(_ objects: String) async throws {
    let text = Text.storyboard(objects)
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      guard let made = storyboard.instantiateInitialViewController() else { return }
      try await launch(made, in: app)
    }
    #expect(!problems.isEmpty)
  }

  @Test func `a storyboard with deep views is refused, and a wide one is read`() async throws {
    let deep =
      String(repeating: "<view><subviews>", count: 300)
      + String(repeating: "</subviews></view>", count: 300)
    let wide = String(repeating: "<view id=\"x\"/>", count: 3000)
    let problems = try await runInterface(["Deep.xib": Text.xib(deep), "Wide.xib": Text.xib(wide)])
    {
      _,
      bundle in
      #expect(bundle.loadNibNamed("Deep", owner: nil)?.isEmpty == true)
      #expect(bundle.loadNibNamed("Wide", owner: nil)?.count == 3000)
    }
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix("more than 200 elements are nested") == true)
  }
}
