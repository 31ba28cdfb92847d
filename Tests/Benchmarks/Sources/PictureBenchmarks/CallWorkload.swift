import TraceModel
import TraceRecorder

/// A long session of an app: controllers are loaded, appear and disappear one after another.
enum CallWorkload {
  /// Records legal lifetimes from a seed, with pauses between them.
  ///
  /// - Parameter count: The minimum number of events.
  /// - Returns: The bytes of the finished trace.
  static func trace(events count: Int) -> [UInt8] {
    let header = TraceHeader(clock: .virtual, title: "a long session")
    let clock = VirtualTime()
    let recorder = TraceRecorder(header: header, time: clock, sink: MemorySink())
    let lane = recorder.makeLane(name: "main")
    var state: UInt64 = 42
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    func pass(_ time: Duration) { clock.advance(to: clock.now().advanced(by: time)) }
    var recorded = 0
    func record(_ event: TraceEvent) {
      lane.record(event)
      recorded += 1
    }
    var isLoaded: [Bool] = []
    let subjects = (0..<200).map { number in
      var birth = TraceEvent(
        .birth,
        subject: recorder.nextSubject(),
        name: lane.intern("Feature\(number % 20)ViewController")
      )
      birth.subjectKind = .viewController
      record(birth)
      isLoaded.append(false)
      return birth.subject
    }
    func call(_ name: Name, of number: Int) {
      var begin = TraceEvent(
        .begin,
        subject: subjects[number],
        name: name,
        category: .callbackCategory
      )
      begin.animated = true
      record(begin)
      pass(.microseconds(200 + random(below: 900)))
      record(TraceEvent(.end))
    }
    var visible = random(below: subjects.count)
    while recorded < count {
      let next = (visible + 1 + random(below: subjects.count - 1)) % subjects.count
      if !isLoaded[next] {
        call(.viewDidLoad, of: next)
        isLoaded[next] = true
      }
      call(.viewWillDisappear, of: visible)
      call(.viewWillAppear, of: next)
      call(.viewIsAppearing, of: next)
      call(.viewWillLayoutSubviews, of: next)
      call(.viewDidLayoutSubviews, of: next)
      pass(.milliseconds(350))
      call(.viewDidDisappear, of: visible)
      call(.viewDidAppear, of: next)
      pass(.milliseconds(100 + random(below: 4_000)))
      visible = next
    }
    recorder.close()
    return (try? recorder.snapshot()) ?? []
  }
}
