import APICoverage
import Testing
import TraceModel

struct `A survey of source` {
  private static let table = CoverageTable(
    """
    ## A
    UIResponder
     next -undoManager
    UIView : UIResponder
     alpha init(frame:) -snapshotView(afterScreenUpdates:) ~motionEffects animate(withDuration:animations:) -animate(withKeys:animations:)
    UIView.Mode
     a -b
    UILabel : UIView
     text -lineBreakStrategy
    -UICalendarView : UIView
     -reloadDecorations(forDateComponents:animated:)
    ~UIVisualEffect | draws nothing
    UIScrollViewDelegate
     scrollViewDidScroll(_:) -scrollViewDidZoomOut(_:by:)
    -UIGraphicsEndImageContext()
    extension IndexPath
     -row
    UIButton : UIView
     init(type:) -init(configuration:primaryAction:)
    """
  )

  private func survey(_ sources: String...) -> SourceSurvey {
    var survey = SourceSurvey(table: Self.table)
    for source in sources { survey.collect(Array(source.utf8), path: "A.swift") }
    for (number, source) in sources.enumerated() {
      survey.scan(Array(source.utf8), path: "\(number).swift")
    }
    return survey
  }

  private func lines(_ sources: String...) -> [String] {
    var survey = SourceSurvey(table: Self.table)
    for source in sources { survey.collect(Array(source.utf8), path: "A.swift") }
    for source in sources { survey.scan(Array(source.utf8), path: "f") }
    return survey.uses.map { "\($0.line):\($0.column) \($0.kind) \($0.name)" }
  }

  @Test func `absent and inert types are found where they are used`() {
    #expect(
      lines("import UIKit\nlet a: UICalendarView? = nil\nfunc f(_ e: UIVisualEffect) {}")
        == ["2:8 absent UICalendarView", "3:13 inert UIVisualEffect"]
    )
  }

  @Test func `members are found through the type of their receiver`() {
    let source = """
      import UIKit
      final class Screen: UIView {
        let label = UILabel()
        var other: Product?
        func f() {
          label.lineBreakStrategy = .standard
          self.label.lineBreakStrategy = .standard
          other.lineBreakStrategy = 1
          super.undoManager?.undo()
          label.text = ""
          let m: UIView.Mode = .a
          _ = UIView.Mode.b
          _ = alpha
        }
      }
      """
    #expect(
      lines(source) == [
        "6:11 absent UILabel.lineBreakStrategy", "7:16 absent UILabel.lineBreakStrategy",
        "8:11 absent UILabel.lineBreakStrategy", "9:11 absent UIResponder.undoManager",
        "12:21 absent UIView.Mode.b",
      ]
    )
  }

  @Test func `a type of Foundation is present, and what UIKit adds may be absent`() {
    #expect(
      lines("import UIKit\nfunc f(_ path: IndexPath) { path.row }") == ["2:34 absent IndexPath.row"]
    )
  }

  @Test func `labels distinguish overloads`() {
    let source = """
      import UIKit
      UIView.animate(withDuration: 1) {}
      UIView.animate(withKeys: 1, animations: {})
      let a = UIButton(configuration: .filled())
      let b = UIButton(type: .system)
      UIGraphicsEndImageContext()
      """
    #expect(
      lines(source) == [
        "3:8 absent UIView.animate(withKeys:animations:)",
        "4:9 absent UIButton.init(configuration:primaryAction:)",
        "6:1 absent UIGraphicsEndImageContext()",
      ]
    )
  }

  @Test func `names that the app declares are not UIKit's`() {
    #expect(
      lines(
        "import UIKit\nclass UICalendarView {}\nlet a = UICalendarView()\nlabel.lineBreakStrategy()",
        "extension UILabel { func lineBreakStrategy() {} }"
      ).isEmpty
    )
  }

  @Test func `methods of delegates and overrides are found in declarations`() {
    let source = """
      import UIKit
      class Base: UIView {}
      class Screen: Base, UIScrollViewDelegate {
        func scrollViewDidZoomOut(_ view: UIView, by factor: Int) {}
        func scrollViewDidScroll(_ view: UIView) {}
        override var undoManager: Int? { nil }
        override func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
      }
      """
    #expect(
      lines(source) == [
        "4:8 absent UIScrollViewDelegate.scrollViewDidZoomOut(_:by:)",
        "6:16 absent UIResponder.undoManager",
        "7:17 absent UIView.snapshotView(afterScreenUpdates:)",
      ]
    )
  }

  @Test func `constructs that need the Objective-C runtime are refused, with a reason`() {
    let source =
      "@IBOutlet weak var a: X!\n@objc func f() { g(#selector(f)) }\n@MainActor func g() {}"
    #expect(
      lines(source) == ["1:1 refused @IBOutlet", "2:1 refused @objc", "2:20 refused #selector"]
    )
    #expect(
      RefusedConstruct.reason(for: "@objc")
        == "needs the Objective-C runtime; the plugin AppSources rewrites it"
    )
  }

  @Test func `branches that a build on Linux omits are counted and not searched`() {
    let source = """
      #if os(iOS)
      let a: UICalendarView
      #elseif canImport(UIKit) && !targetEnvironment(simulator)
      let b: UICalendarView
      #else
      let c: UICalendarView
      #endif
      #if DEBUG
      let d: UICalendarView
      #else
      let e: UICalendarView
      #endif
      """
    let survey = survey(source)
    #expect(survey.uses.map(\.line) == [4, 9, 11])
    #expect(survey.inactiveLineCount == 2)
    #expect(survey.lineCount == 12)
  }

  @Test(arguments: AppleModules.names)
  func `the code for a module of Apple's that the package has is searched, not its alternative`(
    module: String
  ) {
    let source = """
      #if canImport(\(module))
      let a: UICalendarView
      #else
      let b: UICalendarView
      #endif
      """
    #expect(survey(source).uses.map(\.line) == [2])
  }

  @Test func `a name like UIKit's that no list contains is reported as such`() {
    #expect(
      lines("let a: UIFrobnicator\nlet b: UInt8, c: UISTRING") == ["1:8 unlisted UIFrobnicator"]
    )
  }

  @Test func `names in comments, strings and labels are no uses`() {
    #expect(lines("// UICalendarView\nf(\"UICalendarView\")\n/* UICalendarView */").isEmpty)
  }

  @Test func `the names with most uses are first`() {
    let survey = survey("let a: UIVisualEffect, b: UICalendarView\nlet c: UICalendarView")
    #expect(survey.summaries(of: .absent).map(\.name) == ["UICalendarView"])
    #expect(survey.summaries(of: .absent)[0].uses.count == 2)
    #expect(survey.summaries(of: .inert).map(\.name) == ["UIVisualEffect"])
  }

  @Test func `100,000 lines are surveyed`() {
    let line = "view.addSubview(UICalendarView(frame: .zero)) // a\n"
    let source = "import UIKit\n" + String(repeating: line, count: 100_000)
    let survey = survey(source)
    #expect(survey.uses.count == 100_000)
    #expect(survey.lineCount == 100_001)
  }
}
