import DiagramLayout
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `The event of a finding` {
  private let names: [Name] = [.viewDidLoad, .viewWillAppear, .viewDidAppear]

  /// A trace of few moments, in which several events may come from one line, in any order of lines.
  private func trace(_ random: inout SplitMix64, isOrdered: Bool) -> Trace {
    var trace = Trace(header: TraceHeader(clock: .monotonic, title: "evidence"))
    var time: Int64 = 0
    for number in 0..<200 {
      var event = TraceEvent(
        .begin,
        subject: id(Int(random.next() % 3)),
        name: names[Int(random.next() % 3)],
        category: .callbackCategory
      )
      if random.next() % 40 == 0 { time += 1_000 }
      event.time = Instant(nanoseconds: time)
      event.line = isOrdered ? UInt32(1 + number / 3) : UInt32(1 + random.next() % 60)
      trace.append(event)
    }
    return trace
  }

  private func id(_ number: Int) -> SubjectID { SubjectID(process: 1, number: UInt32(number + 1)) }

  private func finding(_ random: inout SplitMix64) -> Finding {
    let subject = id(Int(random.next() % 4))
    let text = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "unknown"][
      Int(random.next() % 4)
    ]
    let evidence = Finding.Evidence(
      time: Instant(nanoseconds: Int64(random.next() % 8) * 1_000),
      line: UInt32(random.next() % 64),
      subjectName: "A",
      text: text
    )
    return Finding(
      rule: "LC900",
      name: "odd",
      severity: .error,
      subject: subject,
      subjectName: "A",
      message: "something is odd",
      evidence: [evidence]
    )
  }

  @Test(arguments: [true, false])
  func `is the same with an index of the moment and without`(isOrdered: Bool) {
    for seed in UInt64(1)...10 {
      var random = SplitMix64(seed: seed)
      let trace = trace(&random, isOrdered: isOrdered)
      var scanned = EvidenceEvents(trace, longestScan: .max)
      var indexed = EvidenceEvents(trace, longestScan: 0)
      for number in 0..<200 {
        let finding = finding(&random)
        let (first, second) = (scanned.event(of: finding), indexed.event(of: finding))
        #expect(first == second, "seed \(seed), finding \(number)")
      }
    }
  }
}
