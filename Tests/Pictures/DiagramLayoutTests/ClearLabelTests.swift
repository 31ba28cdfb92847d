import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Words in a timeline` {
  private func scene(_ trace: Trace, _ findings: [Finding] = []) throws -> Scene {
    try TimelineLayout().scene(of: trace, findings: findings, measurer: FixedMeasurer())
  }

  @Test func `the word of a state does not overlap the pointer of a finding`() throws {
    var builder = TraceBuilder("Pointer", step: .milliseconds(30))
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewDidLoad, of: home)
    let time = builder.time
    builder.callback(.viewWillAppear, of: home)
    builder.callback(.viewIsAppearing, of: home)
    builder.callback(.viewWillLayoutSubviews, of: home)
    let object = FindingObject(id: home, className: "HomeViewController")
    let evidence = Finding.Evidence(
      event: builder.event(at: time),
      time: time,
      line: 0,
      object: object,
      name: .viewWillAppear
    )
    let finding = Finding(
      rule: 900,
      name: "odd",
      severity: .error,
      object: object,
      message: "it is odd",
      evidence: [evidence]
    )
    let scene = try scene(builder.trace, [finding])
    let word = try #require(scene.texts.first { $0.string == "appearing" })
    // The head of the pointer overlaps the band.
    let heads = scene.shapes.filter { shape in
      guard shape.fill == .error, case .polygon(let points, _) = shape.outline else { return false }
      return points.count == 3 && shape.bounds.height == 6
    }
    #expect(heads.count == 1)
    for head in heads { #expect(!head.bounds.intersects(word.box)) }
  }

  @Test func `an object without a lane is labeled with its class name`() throws {
    var builder = TraceBuilder("Stranger")
    let home = builder.birth(1, "HomeViewController", .viewController)
    let system = builder.birth(2, "UIView", .view)
    let header = builder.birth(3, "HeaderView", .view)
    builder.callback(.viewDidLoad, of: home)
    builder.callback(.willMoveToSuperview, of: header, argument: system)
    builder.callback(.willMoveToSuperview, of: header, argument: home)
    let texts = try scene(builder.trace).texts.map(\.string)
    #expect(texts.contains("willMove(toSuperview: UIView#2)"))
    #expect(texts.contains("willMove(toSuperview: #1)"))
  }
}
