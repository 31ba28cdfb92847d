public import TraceModel

/// Turns a device's log into events, line by line.
///
/// Each understood callback becomes a `begin` and at once its `end`, because a line tells when a
/// callback was called and not how long it took; before the first one of an object stands its
/// `birth`. The end of an object is followed by its `death`. A sentence of UIKit's becomes a
/// `diagnostic` whose name tells the sort of mistake, ``Name/uikitDiagnostic`` for want of one. A
/// callback that another logger repeats has ``EventFlags/echo``. Lines that only speak of callbacks
/// are no events; ``problems`` tells how many lines were ignored, ``LogImportOptions/explain`` which and why.
///
/// Memory does not grow with the log, but with the objects and names in it. Lines over 1 MiB are
/// passed over and counted, bytes that are not UTF-8 are tolerated, UTF-16 is read too.
///
/// Times count nanoseconds since the first line that states a time. An event without a time has
/// ``EventFlags/untimed`` and stands 1 µs behind the one before.
public struct LogImporter: TraceEventSource {
  /// The texts of the names in the events so far.
  public private(set) var names = NameTable()
  /// The title, the observed callbacks and the clock, as far as the log was read.
  public private(set) var header: TraceHeader
  /// How the log ended: a log never says that it is complete, so this stays `cut`.
  public let end = TraceEnd(status: .cut, reason: "a log does not state its end")
  /// How many lines were read and understood so far.
  public private(set) var statistics = LogStatistics()
  /// What of the log was not used so far, summed up by sort and placed at the first of its lines.
  public var problems: [TraceProblem] { statistics.problems }

  private var reader: RecordReader
  private let observes: [String]?
  private let explain: ((LineExplanation) -> Void)?
  private var observed: Set<Name> = []
  private var clock = LogClock()
  private var processes = ProcessRegistry()
  private var subjects = SubjectRegistry()
  private var echoes = EchoDetector()
  private var queue: [TraceEvent] = []
  private var queued = 0
  /// The names that live objects and waiting events need; `nil` when all are kept.
  private var heldNames: HeldNames?

  /// Creates an importer of a log that comes in pieces.
  ///
  /// - Parameters:
  ///   - title: The name of the log, such as its file's name.
  ///   - options: What is taken in and how it is reported.
  ///   - read: Returns the next bytes, cut anywhere; `nil` or no bytes at the end of the log.
  public init(
    title: String,
    options: LogImportOptions = LogImportOptions(),
    read: @escaping () throws -> [UInt8]?
  ) {
    reader = RecordReader(
      parser: LineParser(
        includesPrivateClasses: options.includesPrivateClasses,
        patterns: options.patterns
      ),
      looksAhead: options.scanned != nil,
      read: read
    )
    observes = options.observes
    explain = options.explain
    heldNames = options.forgetsEnded ? HeldNames() : nil
    header = TraceHeader(clock: .order, title: title)
    header.observed = options.observes ?? []
    if let scanned = options.scanned {
      (header.clock, header.epoch, header.zone) = scanned
    }
  }

  /// Creates an importer of a log that is in memory.
  public init(title: String, options: LogImportOptions = LogImportOptions(), bytes: [UInt8]) {
    var rest: [UInt8]? = bytes
    self.init(title: title, options: options) {
      defer { rest = nil }
      return rest
    }
  }

  /// Returns the next event, or `nil` at the end of the log.
  ///
  /// - Throws: What the closure that reads the log throws.
  public mutating func next() throws -> TraceEvent? {
    while queued == queue.count {
      queue.removeAll(keepingCapacity: true)
      queued = 0
      heldNames?.release(from: &names)
      guard let line = try reader.next() else { return nil }
      take(line)
    }
    defer { queued += 1 }
    return queue[queued]
  }

  private mutating func take(_ line: ParsedLine) {
    statistics.count(line)
    if line.beginsRun { processes.beginRun() }
    if clock.observe(line.prefix) { statistics.noteSummersEnd(line.place) }
    processes.observe(line.prefix)
    guard line.verdict.isUnderstood, let reading = line.reading else {
      explain?(line.explanation(isEcho: false))
      return
    }
    if line.prefix.wall != nil {
      header.clock = .wall
      header.epoch = clock.statedEpoch
      header.zone = header.zone ?? clock.zone.map(Int.init)
    }
    let context = context(of: line)
    switch reading {
    case .callback(let statement):
      let original = original(of: statement, on: line, in: context)
      explain?(line.explanation(isEcho: original != nil))
      if let original {
        give(statement, to: original, in: context, isEcho: true)
      } else {
        take(statement, in: context)
      }
    case .diagnostic(let message):
      explain?(line.explanation(isEcho: false))
      take(message, in: context)
    case .ignored: break
    }
  }

  /// Returns the object of the report that a line repeats; `nil` when it repeats none.
  private mutating func original(
    of statement: Statement,
    on line: ParsedLine,
    in context: TraceEvent
  ) -> SubjectID? {
    let original = echoes.echoed(
      by: EchoDetector.Report(
        callback: statement.callback.text,
        receiver: statement.receiver,
        isSingle: statement.callback.owner == .application || statement.callback.owner == .scene,
        logger: EchoDetector.Logger(
          layout: line.prefix.layout,
          idiom: line.idiom,
          className: statement.methodClass
        ),
        message: line.prefix.message,
        process: context.process,
        time: line.prefix.wall == nil ? nil : context.time.nanoseconds,
        line: context.line
      )
    )
    if original != nil { statistics.echoes += 1 }
    return original
  }

  /// What all events of a line have in common.
  private func event(_ kind: EventKind, of context: TraceEvent) -> TraceEvent {
    var event = context
    event.kind = kind
    return event
  }

  private mutating func context(of line: ParsedLine) -> TraceEvent {
    let isTimed = line.prefix.wall != nil
    var context = TraceEvent(.begin, at: clock.moment(isTimed: isTimed))
    (context.process, context.thread) = processes.place(of: line.prefix)
    if !isTimed { context.flags.insert(.untimed) }
    context.line = line.place.line
    context.byte = line.place.byte
    return context
  }

  private mutating func take(_ statement: Statement, in context: TraceEvent) {
    let callback = statement.callback
    let member = subjects.member(
      statement.receiver,
      callback: callback,
      process: context.process
    )
    echoes.note(member.id)
    give(member, in: context, isFirst: callback.isFirst)
    give(statement, to: member.id, in: context, isEcho: false)
    guard callback.isLast,
      subjects.end(statement.receiver, callback: callback, process: context.process)
    else { return }
    var death = event(.death, of: context)
    death.subject = member.id
    death.category = .objectCategory
    death.name = names.intern(member.className)
    queue.append(death)
    heldNames?.drop(death.name)
    heldNames?.drop(names.intern(member.label))
  }

  /// Gives a callback's begin and its end.
  private mutating func give(
    _ statement: Statement,
    to subject: SubjectID,
    in context: TraceEvent,
    isEcho: Bool
  ) {
    let name = names.intern(statement.callback.text)
    observe(name)
    var begin = event(.begin, of: context)
    begin.subject = subject
    begin.name = name
    begin.category = .callbackCategory
    begin.animated = statement.animated
    if isEcho { begin.flags.insert(.echo) }
    if let argument = statement.argument {
      begin.statedArgument = object(argument, in: context)
    }
    queue.append(begin)
    var end = event(.end, of: context)
    end.subject = subject
    end.name = name
    end.category = .callbackCategory
    queue.append(end)
  }

  private mutating func take(_ message: UIKitMessage, in context: TraceEvent) {
    var diagnostic = event(.diagnostic, of: context)
    diagnostic.name = message.name
    diagnostic.category = .diagnosticCategory
    diagnostic.text = names.intern(message.text)
    heldNames?.hold(diagnostic.text)
    heldNames?.drop(diagnostic.text)
    if let subject = message.subject { diagnostic.subject = object(subject, in: context) }
    if let argument = message.argument {
      diagnostic.statedArgument = object(argument, in: context)
    }
    queue.append(diagnostic)
  }

  /// Returns the identity of an object that a line mentions; gives its birth when it is new.
  private mutating func object(_ receiver: Receiver, in context: TraceEvent) -> SubjectID {
    guard !receiver.isUnstated else { return .none }
    let member = subjects.member(mentioned: receiver, process: context.process)
    give(member, in: context, isFirst: false)
    return member.id
  }

  private mutating func give(
    _ member: SubjectRegistry.Member,
    in context: TraceEvent,
    isFirst: Bool
  ) {
    guard member.isNew else { return }
    var birth = event(.birth, of: context)
    birth.subject = member.id
    birth.name = names.intern(member.className)
    birth.category = .objectCategory
    birth.subjectKind = member.kind
    birth.identity = member.identity
    birth.text = names.intern(member.label)
    heldNames?.hold(birth.name)
    heldNames?.hold(birth.text)
    if !isFirst { birth.flags.insert(.alreadyAlive) }
    queue.append(birth)
  }

  private mutating func observe(_ name: Name) {
    guard observes == nil, observed.insert(name).inserted else { return }
    heldNames?.hold(name)
    header.observed = observed.sorted { $0.id < $1.id }.map { names[$0] }
  }
}
