import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// The scenes of containers, tables and collections.
@Suite(.serialized)
@MainActor
struct `Scenes of a storyboard` {
  private typealias Text = WrittenInterface

  private func initial(_ bundle: Bundle) throws -> UIViewController {
    let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    return try #require(made)
  }

  @Test func `a tab bar controller has the scenes of its relations and the look of its bar`()
    async throws
  {
    let text = Text.storyboard(
      initial: "tabs",
      """
      <tabBarController id="tabs" sceneMemberID="viewController">
      <tabBar key="tabBar" barStyle="black" translucent="NO" itemPositioning="centered" id="bar">
      <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>
      <color key="tintColor" systemColor="systemGreenColor"/></tabBar>
      <connections><segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/></connections>
      </tabBarController>
      """,
      Text.controller(
        "a",
        "A",
        items:
          "<tabBarItem key=\"tabBarItem\" title=\"First\" badgeValue=\"3\" tag=\"7\" id=\"ti\"/>"
      ),
      Text.controller(
        "b",
        "B",
        items: "<tabBarItem key=\"tabBarItem\" systemItem=\"more\" id=\"tj\"/>"
      )
    )
    let problems = try await runInterface(["Main.storyboard": text]) { _, bundle in
      let tabs = try #require(try initial(bundle) as? UITabBarController)
      #expect(tabs.viewControllers?.map(\.title) == ["A", "B"])
      #expect(StoryboardCalls.lines == ["A init", "B init", "A awake false", "B awake false"])
      let item = try #require(tabs.tabBar.items?.first)
      #expect(item.title == "First" && item.badgeValue == "3" && item.tag == 7)
      #expect(tabs.tabBar.barStyle == .black && !tabs.tabBar.isTranslucent)
      #expect(tabs.tabBar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(tabs.tabBar.tintColor == .systemGreen && tabs.tabBar.itemPositioning == .centered)
    }
    #expect(problems.isEmpty)
  }

  @Test func `a split view controller has its columns, the primary one first`() async throws {
    let scenes = [
      Text.controller("a", "A"), Text.controller("b", "B"), Text.controller("c", "C"),
    ]
    let text = Text.storyboard(
      initial: "split",
      """
      <splitViewController style="tripleColumn" id="split" sceneMemberID="viewController">
      <connections>
      <segue destination="c" kind="relationship" relationship="detailViewController" id="r1"/>
      <segue destination="a" kind="relationship" relationship="masterViewController" id="r2"/>
      <segue destination="b" kind="relationship" relationship="supplementaryViewController" id="r3"/>
      </connections></splitViewController>
      """,
      scenes.joined(separator: "</objects></scene><scene><objects>")
    )
    let problems = try await runInterface(["Main.storyboard": text]) { _, bundle in
      let split = try #require(try initial(bundle) as? UISplitViewController)
      #expect(split.style == .tripleColumn)
      #expect(split.viewController(for: .primary)?.title == "A")
      #expect(split.viewController(for: .supplementary)?.title == "B")
      #expect(split.viewController(for: .secondary)?.title == "C")
      #expect(StoryboardCalls.lines.first == "A init")
    }
    #expect(problems.isEmpty)
  }

  @Test func `a page view controller has the options of its scene`() async throws {
    let text = Text.storyboard(
      initial: "pages",
      """
      <pageViewController transitionStyle="scroll" navigationOrientation="vertical" \
      spineLocation="none" id="pages" sceneMemberID="viewController"/>
      """
    )
    let problems = try await runInterface(["Main.storyboard": text]) { _, bundle in
      let pages = try #require(try initial(bundle) as? UIPageViewController)
      #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    }
    #expect(problems.isEmpty)
  }

  @Test func `the bars of a navigation controller have the classes and looks of the storyboard`()
    async throws
  {
    let text = Text.storyboard(
      initial: "n",
      """
      <navigationController toolbarHidden="NO" hidesBarsOnSwipe="YES" id="n" \
      sceneMemberID="viewController">
      <navigationBar key="navigationBar" largeTitles="YES" barStyle="black" translucent="NO" \
      id="bar" \(Text.own("StageBar"))>
      <color key="tintColor" systemColor="systemRedColor"/>
      <textAttributes key="titleTextAttributes">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      <color key="textColor" systemColor="systemBlueColor"/></textAttributes>
      <navigationBarAppearance key="standardAppearance">
      <color key="backgroundColor" systemColor="systemYellowColor"/>
      <textAttributes key="largeTitleTextAttributes">
      <color key="textColor" systemColor="systemPinkColor"/></textAttributes>
      </navigationBarAppearance>
      </navigationBar>
      <toolbar key="toolbar" opaque="NO" barStyle="black" id="tool"/>
      <connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      """,
      Text.controller(
        "a",
        "A",
        items: "<toolbarItems><barButtonItem title=\"One\" id=\"i1\"/></toolbarItems>"
      )
    )
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let stack = try #require(try initial(bundle) as? UINavigationController)
      let bar = stack.navigationBar
      #expect(bar is StageBar && bar.prefersLargeTitles && !bar.isTranslucent)
      #expect(bar.barStyle == .black && bar.tintColor == .systemRed)
      #expect(bar.titleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 20))
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemBlue)
      #expect(bar.standardAppearance.backgroundColor == .systemYellow)
      let large = bar.standardAppearance.largeTitleTextAttributes
      #expect(large[.foregroundColor] as? UIColor == .systemPink)
      #expect(stack.hidesBarsOnSwipe && !stack.isToolbarHidden)
      #expect(stack.toolbar.barStyle == .black)
      #expect(stack.toolbar.items?.map(\.title) == ["One"])
      try await launch(stack, in: app)
      #expect(bar.superview === stack.view && bar.items?.map(\.title) == ["A"])
    }
    #expect(problems.isEmpty)
  }

  @Test func `a collection has cells, headers and a layout of the storyboard`() async throws {
    let text = Text.storyboard(
      """
      <collectionViewController id="a" \(Text.own("StageCollection")) sceneMemberID="viewController">
      <collectionView key="view" dataMode="prototypes" id="cv">
      <rect key="frame" x="0" y="0" width="390" height="844"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="9" id="fl">
      <size key="itemSize" width="100" height="60"/>
      <size key="headerReferenceSize" width="390" height="30"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="Item" id="ci">
      <rect key="frame" x="0" y="0" width="100" height="60"/>
      <collectionViewCellContentView key="contentView" id="cc">
      <rect key="frame" x="0" y="0" width="100" height="60"/>
      <subviews><label text="item" id="cl"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
      </subviews></collectionViewCellContentView>
      </collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="Header" id="hd">
      <rect key="frame" x="0" y="0" width="390" height="30"/>
      <subviews><view \(Text.own("StageBadge")) id="bg">
      <rect key="frame" x="0" y="0" width="20" height="20"/></view></subviews>
      </collectionReusableView>
      <connections><outlet property="dataSource" destination="a" id="o1"/></connections>
      </collectionView></collectionViewController>
      """
    )
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let collection = try #require(try initial(bundle) as? UICollectionViewController)
      try await launch(collection, in: app)
      let view = try #require(collection.collectionView)
      let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
      #expect(layout?.itemSize == CGSize(width: 100, height: 60))
      #expect(layout?.minimumLineSpacing == 9)
      let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
      #expect((cell.contentView.subviews.first as? UILabel)?.text == "item")
      #expect(StoryboardCalls.lines == ["badge init", "badge awake 0"])
      let headers = view.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      )
      #expect(headers.count == 1 && headers.first?.reuseIdentifier == "Header")
    }
    #expect(problems.isEmpty)
  }

  @Test func `a prototype identifier that does not exist raises UIKit's exception`() async throws {
    let text = Text.storyboard(
      """
      <tableViewController id="a" \(Text.own("StageTable")) sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" rowHeight="44" id="t">
      <rect key="frame" x="0" y="0" width="390" height="844"/>
      <prototypes><tableViewCell reuseIdentifier="Line" id="cell"/></prototypes>
      <connections><outlet property="dataSource" destination="a" id="o1"/></connections></tableView>
      </tableViewController>
      """
    )
    let problems = try await runInterface(["Main.storyboard": text]) { _, bundle in
      let controller = try #require(try initial(bundle) as? UITableViewController)
      _ = controller.tableView.dequeueReusableCell(
        withIdentifier: "Row",
        for: IndexPath(row: 0, section: 0)
      )
    }
    #expect(
      problems.first
        == "NSInternalInconsistencyException: unable to dequeue a cell with identifier Row - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  @Test func `static tables have rows, heights, titles and outlets of the storyboard`()
    async throws
  {
    let row = { (id: String, attributes: String, content: String) in
      """
      <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="390" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)-c">
      <rect key="frame" x="0" y="0" width="390" height="44"/>
      <subviews>\(content)</subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let text = Text.storyboard(
      """
      <tableViewController id="a" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="50" id="t">
      <rect key="frame" x="0" y="0" width="390" height="844"/>
      <sections>
      <tableViewSection headerTitle="One" footerTitle="end of one" id="s1"><cells>
      \(row("r1", "rowHeight=\"80\"", ""))\(row("r2", "", ""))</cells></tableViewSection>
      <tableViewSection headerTitle="Two" id="s2"><cells>
      \(row("r3", "accessoryType=\"checkmark\"", "<switch on=\"YES\" id=\"sw\"/>"))</cells>
      </tableViewSection></sections>
      <connections><outlet property="dataSource" destination="a" id="o1"/>
      <outlet property="delegate" destination="a" id="o2"/></connections></tableView>
      </tableViewController>
      """
    )
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let controller = try #require(try initial(bundle) as? UITableViewController)
      try await launch(controller, in: app)
      let table = try #require(controller.tableView)
      #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
      #expect(controller.tableView(table, titleForHeaderInSection: 1) == "Two")
      #expect(controller.tableView(table, titleForFooterInSection: 0) == "end of one")
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
      #expect(cell.accessoryType == .checkmark)
      #expect((cell.contentView.subviews.first as? UISwitch)?.isOn == true)
    }
    #expect(problems.isEmpty)
  }
}
