import Dispatch
import Synchronization
import Testing
import TraceModel
import TraceRecorder

struct `Recording context` {
  private final class Attachment: Sendable {}

  @Test func `a context is current only inside its task`() async {
    let context = RecordingContext.inMemory(title: "current")
    #expect(RecordingContext.current == nil)
    await RecordingContext.$current.withValue(context) {
      await Task { #expect(RecordingContext.current === context) }.value
    }
    #expect(RecordingContext.current == nil)
  }

  @Test func `an attachment is created once`() {
    let context = RecordingContext.inMemory(title: "attachment")
    let made = Atomic(0)
    let attachments = Mutex<[Attachment]>([])
    DispatchQueue.concurrentPerform(iterations: 50) { _ in
      let attachment = context.attachment {
        made.wrappingAdd(1, ordering: .relaxed)
        return Attachment()
      }
      attachments.withLock { $0.append(attachment) }
    }
    #expect(made.load(ordering: .relaxed) == 1)
    let isOne = attachments.withLock { all in all.allSatisfy { $0 === all.first } }
    #expect(isOne)
  }

  @Test func `a context has the given behavior and policy`() {
    let context = RecordingContext.inMemory(
      title: "values",
      behavior: BehaviorVersion(major: 16),
      failurePolicy: .record
    )
    #expect(context.behavior == BehaviorVersion(major: 16))
    #expect(context.failurePolicy == .record)
    #expect(context.time.kind == .virtual)
  }

  @Test func `a trace during the run is read as cut`() throws {
    let context = RecordingContext.inMemory(title: "during the run")
    let lane = context.recorder.makeLane(name: "main")
    lane.record(TraceEvent(.mark, name: lane.intern("now")))
    #expect(try context.trace().end.status == .cut)
    context.recorder.close()
    context.recorder.close(status: .stopped, reason: "the first call counts")
    #expect(try context.trace().end == TraceEnd(status: .complete, events: 1))
  }

  @Test func `subjects count up from 1`() {
    let context = RecordingContext.inMemory(title: "subjects")
    let numbers = (0..<3).map { _ in context.recorder.nextSubject() }
    #expect(numbers == (1...3).map { SubjectID(process: 1, number: $0) })
  }

  @Test func `identical runs have identical bytes`() throws {
    func run() throws -> [UInt8] {
      let context = RecordingContext.inMemory(title: "same")
      let lanes = (0..<5).map { context.recorder.makeLane(name: "lane \($0)") }
      for number in 0..<500 {
        let lane = lanes[number * 3 % 5]
        lane.record(TraceEvent(.mark, name: lane.intern("mark \(number % 11)")))
      }
      context.recorder.close()
      return try context.traceBytes()
    }
    let isSame = try run() == run()
    #expect(isSame)
  }
}
