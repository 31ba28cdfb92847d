import TraceModel
import TraceRecorder

/// The shared input of the benchmarks: callbacks of 200 controllers, nested up to three deep.
enum Workload {
  /// Records random callbacks from a seed; each callback is two events.
  ///
  /// - Returns: The bytes of the finished trace.
  static func trace(events count: Int) -> [UInt8] {
    let header = TraceHeader(clock: .virtual, title: "benchmark")
    let recorder = TraceRecorder(header: header, time: VirtualTime(), sink: MemorySink())
    let lane = recorder.makeLane(name: "main")
    var generator = Generator(state: 42)
    let subjects = (0..<200).map { number in
      var birth = TraceEvent(
        .birth,
        subject: recorder.nextSubject(),
        name: lane.intern("Feature\(number % 20)ViewController")
      )
      birth.subjectKind = .viewController
      lane.record(birth)
      return birth.subject
    }
    record(on: lane, subjects: subjects, count: count, generator: &generator)
    recorder.close()
    return (try? recorder.snapshot()) ?? []
  }

  /// Records legal lifetimes one after another, beside 20 controllers that stay visible.
  ///
  /// Each controller is created, loads its view, is laid out, appears twice, and is deallocated.
  ///
  /// - Returns: The bytes of the finished trace of at least `count` events.
  static func lives(events count: Int) -> [UInt8] {
    let header = TraceHeader(clock: .virtual, title: "lives")
    let time = VirtualTime()
    let recorder = TraceRecorder(header: header, time: time, sink: MemorySink())
    let lane = recorder.makeLane(name: "main")
    let appearance: [Name] = [
      .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    var recorded = 0
    func record(_ event: TraceEvent) {
      lane.record(event)
      recorded += 1
    }
    func callback(_ subject: SubjectID, _ name: Name) {
      var begin = TraceEvent(.begin, subject: subject, name: name, category: .callbackCategory)
      begin.animated = true
      record(begin)
      record(TraceEvent(.end))
    }
    func birth(_ kind: SubjectKind, _ className: String) -> SubjectID {
      var birth = TraceEvent(
        .birth,
        subject: recorder.nextSubject(),
        name: lane.intern(className),
        category: .objectCategory
      )
      birth.subjectKind = kind
      record(birth)
      return birth.subject
    }
    var staying: [SubjectID] = []
    for number in 0..<20 {
      let subject = birth(.viewController, "Tab\(number)ViewController")
      callback(subject, .viewDidLoad)
      staying.append(subject)
    }
    var life = 0
    while recorded < count {
      let subject = birth(.viewController, "Feature\(life % 20)ViewController")
      let view = birth(.view, "UIView")
      callback(subject, .loadView)
      var relation = TraceEvent(
        .hierarchy,
        subject: subject,
        name: .viewRelation,
        category: .hierarchyCategory
      )
      relation.statedArgument = view
      record(relation)
      callback(subject, .viewDidLoad)
      for shown in [subject, staying[life % staying.count], subject] {
        for name in appearance { callback(shown, name) }
        time.advance(to: time.now().advanced(by: .milliseconds(400)))
      }
      let category = Name.objectCategory
      record(TraceEvent(.death, subject: view, name: lane.intern("UIView"), category: category))
      record(TraceEvent(.death, subject: subject, name: lane.intern("C"), category: category))
      life += 1
    }
    recorder.close()
    return (try? recorder.snapshot()) ?? []
  }

  /// Records callbacks of the given subjects.
  static func record(
    on lane: RecorderLane,
    subjects: [SubjectID],
    count: Int,
    generator: inout Generator
  ) {
    let callbacks: [Name] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .viewWillDisappear, .viewDidDisappear,
    ]
    var depth = 0
    for _ in 0..<count {
      if depth == 3 || (depth > 0 && generator.next(below: 2) == 0) {
        lane.record(TraceEvent(.end))
        depth -= 1
      } else {
        var begin = TraceEvent(
          .begin,
          subject: subjects[generator.next(below: subjects.count)],
          name: callbacks[generator.next(below: callbacks.count)],
          category: .callbackCategory
        )
        begin.animated = true
        lane.record(begin)
        depth += 1
      }
    }
  }

  /// Knuth's linear congruential generator MMIX.
  struct Generator {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }
}

/// Prevents the compiler from removing the measured work.
@inline(never)
func sink(_ value: some Any) {}
