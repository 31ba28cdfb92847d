import HeadlessUIKit
import TraceModel
import TraceRecorder

extension DoublingCase {
  /// Reading the trace again and again while it is recorded, as assertions do.
  static let assertions: [DoublingCase] = [
    DoublingCase("assert/every-event", size: 2_500) { size in
      {
        let context = RecordingContext.inMemory(title: "assertions")
        let lane = context.recorder.makeLane(name: "main")
        let name = lane.intern("step")
        var count = 0
        for _ in 0..<size {
          lane.record(TraceEvent(.mark, name: name, category: .markCategory))
          count += try context.trace().events.count
        }
        sink(count)
      }
    }
  ]
}
