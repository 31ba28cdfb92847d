import Findings
import TraceModel

extension AnalyzedTrace {
  /// A random trace with arbitrary names, callback orders, equal times and open spans.
  ///
  /// - Parameters:
  ///   - seed: Equal seeds give equal traces.
  ///   - objects: The number of objects, at least 1.
  /// - Returns: The trace and findings about some of its objects.
  public static func random(seed: UInt64, objects: Int) -> AnalyzedTrace {
    var random = SplitMix64(seed: seed)
    var builder = TraceBuilder("Random \(seed)", step: .zero)
    var story = RandomStory()
    for _ in 0..<objects { story.bear(&builder, &random) }
    for _ in 0..<(objects * 6) { story.step(&builder, &random) }
    return AnalyzedTrace(trace: builder.trace, findings: story.findings)
  }
}

/// Generates random events.
private struct RandomStory {
  var findings: [Finding] = []
  private var ids: [SubjectID] = []
  private var kinds: [SubjectKind] = []
  private var open = 0

  private static let names = [
    "HomeViewController", "UIView", "A", "UINavigationController", "차트캔버스뷰", "首页视图控制器",
    "👩‍👩‍👧‍👦FamilyView🏳️‍🌈", "عرض الصفحة الرئيسية", "מסך הבית", "Chart<Array<Dictionary<String, Int>>>",
    "Module.Inner.ProfileViewController", "a\u{0301}\u{0327}ccents", "tab\tand\nline", "",
    String(repeating: "VeryLongViewControllerName", count: 8),
  ]
  private static let callbacks: [Name] = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
    .viewWillDisappear, .viewDidDisappear, .layoutSubviews, .didMoveToWindow, .willMoveToParent,
  ]
  private static let sorts: [SubjectKind] = [
    .viewController, .viewController, .view, .view, .window, .navigationController, .custom,
  ]

  mutating func bear(_ builder: inout TraceBuilder, _ random: inout SplitMix64) {
    let kind = Self.sorts.randomElement(using: &random) ?? .view
    let name = Self.names.randomElement(using: &random) ?? ""
    kinds.append(kind)
    let isAlive = Int.random(in: 0..<4, using: &random) == 0
    ids.append(builder.birth(UInt32(ids.count + 1), name, kind, alreadyAlive: isAlive))
  }

  mutating func step(_ builder: inout TraceBuilder, _ random: inout SplitMix64) {
    let place = Int.random(in: 0..<ids.count, using: &random)
    let id = ids[place]
    let other = ids[Int.random(in: 0..<ids.count, using: &random)]
    switch Int.random(in: 0..<20, using: &random) {
    case 0: builder.wait(.milliseconds(Int.random(in: 1..<4_000, using: &random)))
    case 1: builder.wait(.microseconds(Int.random(in: 1..<4_000, using: &random)))
    case 2: builder.addSubview(id, to: other, index: Int.random(in: -2..<9, using: &random))
    case 3: builder.relate(id, .parentRelation, other)
    case 4: builder.relate(id, .viewRelation, other)
    case 5: builder.relate(id, .windowRelation, Bool.random(using: &random) ? other : .none)
    case 6: builder.frame(id, Float.random(in: -9...400, using: &random), 3, 390, 200)
    case 7: builder.hide(id, Bool.random(using: &random))
    case 8: builder.death(id)
    case 9: builder.mark("mark \(place)")
    case 10: nest(id, other, &builder, &random)
    case 11: accuse(id, builder)
    case 12:
      builder.add(TraceEvent(.begin, subject: id, name: .present, category: .callCategory))
      open += 1
    case 13 where open > 0:
      builder.add(TraceEvent(.end, subject: id))
      open -= 1
    default:
      let name = Self.callbacks.randomElement(using: &random) ?? .viewDidLoad
      builder.callback(name, of: id, argument: Bool.random(using: &random) ? other : nil)
    }
  }

  private func nest(
    _ id: SubjectID,
    _ other: SubjectID,
    _ builder: inout TraceBuilder,
    _ random: inout SplitMix64
  ) {
    let pause = Duration.microseconds(Int.random(in: 0..<900, using: &random))
    builder.callback(.viewDidLoad, of: id) { builder in
      builder.work("setUp\(String(repeating: "Work", count: Int(id.number % 30)))", of: id) {
        $0.wait(pause)
        $0.call(.addChild, of: other, argument: id) { $0.callback(.loadView, of: other) }
      }
    }
  }

  private mutating func accuse(_ id: SubjectID, _ builder: TraceBuilder) {
    let severity = Severity.allCases[findings.count % Severity.allCases.count]
    let subject = findings.count % 7 == 6 ? SubjectID.none : id
    let object = FindingObject(id: subject, className: "")
    findings.append(
      Finding(
        rule: RuleID(integerLiteral: UInt16(1000 + findings.count)),
        name: "random-finding",
        severity: severity,
        object: object,
        message: "something is wrong",
        evidence: [
          Finding.Evidence(
            event: builder.event(at: builder.time),
            time: builder.time,
            line: 0,
            object: object,
            name: .viewDidLoad
          )
        ]
      )
    )
  }
}
