public import TraceModel

/// Converts a device log into events, line by line.
///
/// Each parsed callback becomes a `begin` followed immediately by its `end`, because a line states
/// when a callback was called and not how long it took. The first event of an object is its
/// `birth`, and the last one its `death`. A UIKit message becomes a `diagnostic` named after the
/// kind of mistake, or `Name.uikitDiagnostic`. A callback that a second logger repeats has
/// `EventFlags.echo`. Lines that mention a callback without reporting a call are ignored:
/// ``problems`` has their number, ``LogImportOptions/explain`` receives each with the reason.
///
/// Memory grows with the number of objects and names, not with the length of the log. Lines over
/// 1 MiB are skipped and counted, invalid UTF-8 is accepted, and UTF-16 is decoded.
///
/// Times are nanoseconds since the first line that states a time. An event without a time has
/// `EventFlags.untimed` and is 1 µs later than the previous event.
public struct LogImporter: TraceEventSource {
  /// The names of the events returned so far.
  public private(set) var names = NameTable()
  /// The title, the observed callbacks and the clock of the lines read so far.
  public private(set) var header: TraceHeader
  /// How the log ended: always `cut`, because a log does not state that it is complete.
  public let end = TraceEnd(status: .cut, reason: "a log does not state its end")
  /// The number of lines read and parsed so far.
  public var statistics: LogStatistics { progress.statistics }
  /// The losses so far, summed up by kind and located at the first line of each kind.
  public var problems: [TraceProblem] { statistics.problems }

  private var reader: RecordReader
  private let observes: [String]?
  private let explain: ((LineExplanation) -> Void)?
  private var observed: Set<Name> = []
  private var progress = LogProgress()
  private var subjects = SubjectRegistry()
  private var echoes = EchoDetector()
  private var queue: [TraceEvent] = []
  private var queued = 0
  /// The message whose further lines are being read.
  private var block: (any MessageBlock)?
  /// Whether the event of that message is queued, so that only lines of advice can follow.
  private var isBlockQueued = false
  /// The names that live objects and queued events use; `nil` if all names are kept.
  private var heldNames: HeldNames?

  /// Creates an importer of a log that is read in chunks.
  ///
  /// - Parameters:
  ///   - title: The name of the log, such as its file's name.
  ///   - options: The options.
  ///   - read: Returns the next chunk, split anywhere; `nil` or no bytes at the end of the log.
  public init(
    title: String,
    options: LogImportOptions = LogImportOptions(),
    read: @escaping () throws -> [UInt8]?
  ) {
    reader = RecordReader(
      parser: LineParser(
        includesPrivateClasses: options.includesPrivateClasses,
        patterns: options.patterns,
        keepsNames: options.explain != nil
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
  /// - Throws: The error of the closure that reads the log.
  public mutating func next() throws -> TraceEvent? {
    while queued == queue.count {
      queue.removeAll(keepingCapacity: true)
      queued = 0
      heldNames?.release(from: &names)
      // Each line of a message about constraints is read, and each line that is explained.
      let skipsIgnored = explain == nil && block == nil
      guard let line = try reader.next(observing: &progress, skipsIgnored: skipsIgnored) else {
        endBlock()
        if queue.isEmpty { return nil }
        continue
      }
      consume(line)
    }
    defer { queued += 1 }
    return queue[queued]
  }

  private mutating func consume(_ line: ParsedLine) {
    if continueBlock(with: line) { return }
    endBlock()
    progress.observe(line)
    guard line.verdict.isUnderstood, let reading = line.reading else {
      explain?(line.explanation(isEcho: false))
      return
    }
    if line.prefix.wall != nil {
      header.clock = .wall
      header.epoch = progress.clock.statedEpoch
      header.zone = header.zone ?? progress.clock.zone.map(Int.init)
    }
    let context = context(of: line)
    switch reading {
    case .callback(let statement):
      let original = original(of: statement, on: line, in: context)
      explain?(line.explanation(isEcho: original != nil))
      if let original {
        enqueue(statement, to: original, in: context, isEcho: true)
      } else {
        consume(statement, in: context)
      }
    case .diagnostic(let message):
      explain?(line.explanation(isEcho: false))
      block = message.block(context: context)
      if block == nil { consume(message, in: context) } else { endBlockIfComplete() }
    case .ignored: break
    }
  }

  /// Adds a line to the message about constraints that an earlier line began.
  ///
  /// - Returns: Whether the line is part of the message.
  private mutating func continueBlock(with line: ParsedLine) -> Bool {
    if line.prefix.wall != nil, !line.prefix.isContinued, var report = block as? ExceptionBlock {
      // A line of the same message does not repeat the time.
      _ = report.end(before: line.prefix.message)
      block = report
      return false
    }
    guard block != nil, line.verdict != .callback, block?.add(line.prefix.message) == true else {
      return false
    }
    var line = line
    if line.verdict != .blank { line.dismiss(as: .continuation) }
    progress.statistics.count(line)
    explain?(line.explanation(isEcho: false))
    endBlockIfComplete()
    return true
  }

  /// Queues the event of a message about constraints once all its facts are read; lines of advice
  /// may follow.
  private mutating func endBlockIfComplete() {
    guard let complete = block, complete.isComplete, !isBlockQueued else { return }
    isBlockQueued = true
    if let message = complete.message { consume(message, in: complete.context) }
  }

  /// Ends the message about constraints.
  private mutating func endBlock() {
    if !isBlockQueued, let block, let message = block.message {
      consume(message, in: block.context)
    }
    block = nil
    isBlockQueued = false
  }

  /// Returns the object of the report that a line repeats; `nil` if the line is not an echo.
  private mutating func original(
    of statement: LoggedCallback,
    on line: ParsedLine,
    in context: TraceEvent
  ) -> SubjectID? {
    let original = echoes.echoed(
      by: EchoDetector.Report(
        callback: statement.callback.text,
        role: statement.callback.role,
        receiver: statement.receiver,
        isNoted: statement.isNoted,
        isSingle: statement.callback.owner == .application || statement.callback.owner == .scene,
        logger: EchoDetector.Logger(
          layout: line.prefix.layout,
          idiom: line.idiom,
          className: statement.methodClass
        ),
        message: line.prefix.message,
        head: line.head,
        process: context.process,
        time: line.prefix.wall == nil ? nil : context.time.nanoseconds,
        line: context.line
      )
    )
    if original != nil { progress.statistics.echoes += 1 }
    return original
  }

  /// Returns an event with the members that all events of a line share.
  private func event(_ kind: EventKind, of context: TraceEvent) -> TraceEvent {
    var event = context
    event.kind = kind
    return event
  }

  private mutating func context(of line: ParsedLine) -> TraceEvent {
    let isTimed = line.prefix.wall != nil
    var context = TraceEvent(.begin, at: progress.clock.moment(isTimed: isTimed))
    (context.process, context.thread) = progress.processes.thread(of: line.prefix)
    if !isTimed { context.flags.insert(.untimed) }
    context.line = line.position.line
    context.byte = line.position.byte
    return context
  }

  private mutating func consume(_ statement: LoggedCallback, in context: TraceEvent) {
    let callback = statement.callback
    let member = subjects.member(
      statement.receiver,
      callback: callback,
      process: context.process
    )
    echoes.note(member.id)
    enqueue(member, in: context, isFirst: callback.isFirst)
    enqueue(statement, to: member.id, in: context, isEcho: false)
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

  /// Queues the begin and the end of a callback.
  private mutating func enqueue(
    _ statement: LoggedCallback,
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
    if !statement.text.isEmpty {
      begin.text = names.intern(statement.text)
      heldNames?.hold(begin.text)
      heldNames?.drop(begin.text)
    }
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

  private mutating func consume(_ message: UIKitMessage, in context: TraceEvent) {
    var diagnostic = event(.diagnostic, of: context)
    diagnostic.name = message.name
    diagnostic.category = .diagnosticCategory
    diagnostic.text = names.intern(message.text)
    heldNames?.hold(diagnostic.text)
    heldNames?.drop(diagnostic.text)
    if let subject = message.subject {
      diagnostic.subject = object(subject, of: message.owner, in: context)
    }
    if let argument = message.argument {
      diagnostic.statedArgument = object(argument, of: message.owner, in: context)
    }
    queue.append(diagnostic)
  }

  /// Returns the identity of an object that a line mentions; queues its birth if it is new.
  private mutating func object(
    _ receiver: Receiver,
    of owner: CallbackInfo.Owner = .controller,
    in context: TraceEvent
  ) -> SubjectID {
    guard !receiver.isUnstated else { return .none }
    let member = subjects.member(mentioned: receiver, of: owner, process: context.process)
    enqueue(member, in: context, isFirst: false)
    return member.id
  }

  private mutating func enqueue(
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
