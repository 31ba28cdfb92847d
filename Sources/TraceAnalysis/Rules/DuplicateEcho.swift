import Findings
import TraceModel

/// Notes callbacks that two loggers report.
struct DuplicateEcho: Rule {
  static let descriptor = RuleDescriptor(
    6,
    "duplicate-echo",
    .note,
    [.callbacks],
    summary: "Two loggers report the same callback.",
    rationale: "The callback came once; its second report is not judged.",
    help: "print each callback once, or import the lines of one logger only",
    bad: "<Home: 0x1> viewDidLoad()   -[Home viewDidLoad]",
    good: "<Home: 0x1> viewDidLoad()   <Home: 0x1> viewWillAppear(_:)",
    exceptions: [
      "The same line twice is no echo: the callback may really have come twice.",
      "Reports over 5 ms apart, or over two lines where a time is missing, are judged both.",
    ],
    sources: ["device logs of engines that print what `NSLog` says too"]
  )

  static let signals: Signal.Kinds = [.echo, .end]

  private var first: Finding.Evidence?
  private var count = 0

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .echo(let event):
      count += 1
      first = first ?? world.evidence(event, note: "reported before by another logger")
    case .traceEnded:
      guard let first else { return }
      let echoes = count == 1 ? "1 echo" : "\(count) echoes"
      world.report(finding(message: "\(echoes) of another logger not judged", evidence: [first]))
    default: break
    }
  }
}
