import Foundation
import HeadlessUIKit
import Testing

/// Storyboards whose scenes lead to more controllers than any computer can make.
@Suite(.serialized)
@MainActor
struct `The work of a storyboard` {
  private typealias Text = WrittenInterface

  /// The number of scenes, each of which leads ten times to the next one.
  private static let scenes = 12

  private static func segue(_ kind: String, _ relation: String, to id: String) -> String {
    "<segue destination=\"\(id)\" kind=\"\(kind)\" \(relation) id=\"\(UUID().uuidString)\"/>"
  }

  private static func containers(to id: String) -> String {
    let segue = segue("embed", "", to: id)
    let container = "<containerView opaque=\"NO\" id=\"\(id)-box-NUMBER\">\n<connections>\(segue)"
    let all = (0..<10).map { number in
      container.replacingOccurrences(of: "NUMBER", with: "\(number)")
        + "</connections></containerView>"
    }
    return "<subviews>\(all.joined(separator: "\n"))</subviews>"
  }

  private static func tabs(_ id: String, to next: String) -> String {
    let segue = segue("relationship", "relationship=\"viewControllers\"", to: next)
    return "<tabBarController id=\"\(id)\" sceneMemberID=\"viewController\"><connections>"
      + String(repeating: segue, count: 10) + "</connections></tabBarController>"
  }

  private static func navigation(_ id: String, to next: String) -> String {
    let segue = segue("relationship", "relationship=\"rootViewController\"", to: next)
    return "<navigationController id=\"\(id)\" sceneMemberID=\"viewController\"><connections>"
      + segue + "</connections></navigationController>"
  }

  private static func document(_ scenes: [String]) -> String {
    let body = scenes.map { "<scene><objects>\n\($0)\n</objects></scene>" }.joined(separator: "\n")
    return Text.storyboard(initial: "s0").replacingOccurrences(
      of: "<scenes>\n\n",
      with: "<scenes>\n\(body)\n"
    )
  }

  /// The files of a bomb of each kind.
  private static func files(_ kind: String) -> [String: String] {
    let last = Text.controller("s\(scenes)", "last")
    func next(_ index: Int) -> String { "s\(index + 1)" }
    switch kind {
    case "relationships":
      return [
        "Main.storyboard": document((0..<scenes).map { tabs("s\($0)", to: next($0)) } + [last])
      ]
    case "embed segues":
      let body = (0..<scenes).map {
        Text.controller("s\($0)", "\($0)", view: containers(to: next($0)))
      }
      return ["Main.storyboard": document(body + [last])]
    case "embed segues to navigation controllers":
      let body = (0..<scenes).flatMap {
        [
          Text.controller("s\($0)", "\($0)", view: containers(to: "n\($0)")),
          navigation("n\($0)", to: next($0)),
        ]
      }
      return ["Main.storyboard": document(body + [last])]
    default:
      var files: [String: String] = [:]
      for index in 0..<scenes {
        let reference =
          "<viewControllerPlaceholder storyboardName=\"Board\(index + 1)\" id=\"next\" "
          + "sceneMemberID=\"viewController\"/>"
        let name = index == 0 ? "Main" : "Board\(index)"
        files["\(name).storyboard"] = document([tabs("s0", to: "next"), reference])
      }
      files["Board\(scenes).storyboard"] = document([Text.controller("s0", "last")])
      return files
    }
  }

  private static func show(_ controller: UIViewController, _ app: HeadlessApp) async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try await app.settle()
  }

  @Test(arguments: [
    "relationships", "embed segues", "embed segues to navigation controllers", "references",
  ])
  func `a storyboard that leads to billions of controllers makes some and names the next`(
    kind: String
  ) async throws {
    let problems = try await runInterface(Self.files(kind)) { app, bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      let initial = try #require(storyboard.instantiateInitialViewController())
      try await Self.show(initial, app)
    }
    let message = "and further controllers are not made: one controller leads to more than 1000"
    let found = problems.filter { $0.contains(message) }
    #expect(found.count == 1, "\(problems.prefix(9))")
    let place = #/^<[a-zA-Z]+> \S+ .*: …\/[a-zA-Z0-9]+\.storyboard:\d+$/#
    #expect(found.first?.wholeMatch(of: place) != nil, "\(found)")
  }

  @Test func `a hundred controllers of one storyboard are made without a message`() async throws {
    let files = [
      "Main.storyboard": Self.document([
        Self.tabs("s0", to: "s1"), Self.tabs("s1", to: "s2"), Text.controller("s2", "last"),
      ])
    ]
    let problems = try await runInterface(files) { app, bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      let tabs = try #require(
        storyboard.instantiateInitialViewController() as? UITabBarController
      )
      let inner = tabs.viewControllers?.compactMap { $0 as? UITabBarController } ?? []
      #expect(inner.count == 10)
      #expect(inner.allSatisfy { $0.viewControllers?.count == 10 })
      try await Self.show(tabs, app)
    }
    #expect(problems.filter { $0.contains("are not made") } == [])
  }

  /// Tables in cells of tables, each with ten rows.
  private static func nestedTables(depth: Int) -> String {
    guard depth > 0 else { return "" }
    return """
      <tableView contentMode="scaleToFill" id="t\(depth)" rowHeight="10">
      <rect key="frame" x="0" y="0" width="390" height="100"/>
      <prototypes><tableViewCell reuseIdentifier="Row" id="c\(depth)">
      <rect key="frame" x="0" y="0" width="390" height="10"/>
      <tableViewCellContentView key="contentView" id="v\(depth)">
      <rect key="frame" x="0" y="0" width="390" height="10"/>
      <subviews>\(nestedTables(depth: depth - 1))</subviews>
      </tableViewCellContentView>
      </tableViewCell></prototypes>
      <connections><outlet property="dataSource" destination="s0" id="d\(depth)"/></connections>
      </tableView>
      """
  }

  @Test func `tables in cells of tables make some views and name the next`() async throws {
    let view = "<subviews>\(Self.nestedTables(depth: 12))</subviews>"
    let scene = Text.controller("s0", "rows", view: view)
      .replacingOccurrences(of: "StageController", with: "NestedRows")
    let problems = try await runInterface(["Main.storyboard": Self.document([scene])]) {
      app,
      bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      let initial = try #require(storyboard.instantiateInitialViewController())
      try await Self.show(initial, app)
    }
    let message = "and further views of nested prototypes are plain: one controller has more than"
    #expect(problems.count { $0.contains(message) } == 1, "\(problems.prefix(9))")
  }
}

/// The data source of tables in cells of tables.
final class NestedRows: UIViewController, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) }
}
