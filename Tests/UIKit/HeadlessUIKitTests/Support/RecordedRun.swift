import HeadlessUIKit
import TraceFormat
import TraceModel
import TraceRecorder

/// Records a run into memory and reads its trace.
@MainActor
func record(_ body: @MainActor (HeadlessApp) async throws -> Void) async throws -> Trace {
  let context = RecordingContext.inMemory(title: "test", failurePolicy: .record)
  try await withRecording(context, body)
  var reader = TraceReader(bytes: try context.traceBytes())
  return try Trace(reading: &reader)
}

extension Trace {
  /// The names and messages of the diagnostics.
  var diagnostics: [String] {
    events.filter { $0.kind == .diagnostic }.map { "\(names[$0.name]): \(names[$0.text])" }
  }

  /// The calls of objects whose class names begin with a prefix, without arguments and depth.
  func calls(of prefixes: String..., only names: Set<Name>) -> [String] {
    CallLog(of: self) { subject, name in
      names.contains(name) && prefixes.contains { subject.className.hasPrefix($0) }
    }.lines.map { String($0.drop { $0 == " " }).replacing("#1", with: "") }
  }
}

extension Trace {
  /// The messages of the diagnostics with a code, in order.
  func diagnostics(_ code: Name) -> [String] {
    events.filter { $0.kind == .diagnostic && $0.name == code }.map { names[$0.text] }
  }

  /// The recorded frames, in order.
  var frames: [Rect] {
    events.filter { $0.name == .frameProperty && $0.flags.contains(.hasFrame) }.map(\.frame)
  }
}

/// The four callbacks of every appearance and disappearance.
let appearanceCallbacks: Set<Name> = [
  .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
]
