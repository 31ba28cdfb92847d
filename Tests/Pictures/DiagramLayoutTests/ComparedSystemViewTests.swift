import DiagramLayout
import TestSupport
import Testing
import TraceComparison
import TraceModel

struct `Views of UIKit in comparisons` {
  /// A trace with a controller, a view of UIKit and a view of the app.
  private func trace(layouts: Int, _ rest: (inout TraceBuilder, SubjectID) -> Void) -> Trace {
    var builder = TraceBuilder("views")
    let home = builder.birth(1, "Home", .viewController)
    let system = builder.birth(2, "UITransitionView", .view)
    let own = builder.birth(3, "CardView", .view)
    builder.callback(.viewDidLoad, of: home)
    for _ in 0..<layouts { builder.callback(.layoutSubviews, of: system) }
    builder.callback(.layoutSubviews, of: own)
    rest(&builder, home)
    return builder.trace
  }

  private func scene(
    _ first: Trace,
    _ second: Trace,
    _ options: ComparisonLayout.Options
  ) throws -> Scene {
    let scene = try ComparisonLayout(options: options).scene(
      of: TraceComparison(first, second),
      names: ("a.json", "b.json"),
      measurer: FixedMeasurer()
    )
    #expect(scene.overlappingTexts == [])
    #expect(scene.cutOff == [])
    return scene
  }

  @Test(arguments: ComparisonLayout.Form.allCases)
  func `views of UIKit are hidden and counted, with their differences`(
    form: ComparisonLayout.Form
  ) throws {
    let first = trace(layouts: 2) { $0.callback(.viewDidAppear, of: $1) }
    let second = trace(layouts: 3) { $0.callback(.viewWillDisappear, of: $1) }
    let scene = try scene(first, second, .init(form: form))
    let names = scene.texts.map(\.string)
    #expect(!names.contains { $0.hasPrefix("UITransitionView") })
    #expect(names.contains { $0.hasPrefix("CardView") })
    #expect(
      scene.summary.contains("Not drawn: 1 view of UIKit (3 calls, 1 of them different)")
    )
  }

  @Test(arguments: ComparisonLayout.Form.allCases)
  func `an option shows views of UIKit`(form: ComparisonLayout.Form) throws {
    let first = trace(layouts: 2) { $0.callback(.viewDidAppear, of: $1) }
    let second = trace(layouts: 3) { $0.callback(.viewWillDisappear, of: $1) }
    let scene = try scene(first, second, .init(form: form, showsSystemViews: true))
    #expect(scene.texts.contains { $0.string.hasPrefix("UITransitionView") })
    #expect(!scene.summary.contains("of UIKit"))
  }

  @Test(arguments: ComparisonLayout.Form.allCases)
  func `views of UIKit are shown if nothing else differs`(form: ComparisonLayout.Form) throws {
    let scene = try scene(
      trace(layouts: 2) { _, _ in },
      trace(layouts: 3) { _, _ in },
      .init(form: form)
    )
    #expect(scene.texts.contains { $0.string.hasPrefix("UITransitionView") })
    #expect(scene.summary.contains("Only views of UIKit differ, so they are drawn"))
  }

  @Test func `the states of objects are where their calls are although others are hidden`() throws {
    let first = trace(layouts: 40) { builder, home in
      builder.callback(.viewWillAppear, of: home)
      builder.callback(.viewDidAppear, of: home)
    }
    let second = trace(layouts: 40) { builder, home in builder.callback(.viewWillAppear, of: home) }
    let scene = try scene(first, second, .init())
    #expect(!scene.texts.contains { $0.string.hasSuffix(" equal") })
    #expect(scene.groups.contains { $0.title == "appearing in both" })
  }
}
