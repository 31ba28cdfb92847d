import DiagramCairo
import DiagramLayout
import Foundation
import TraceFormat
import TraceModel

/// Measures the time of each step and the memory of drawing long timelines and sequences.
///
/// Arguments: numbers of events; the default is 10,000, 100,000 and 1,000,000.
struct PictureBenchmark {
  let count: Int
  let folder: URL

  func run() throws {
    let file = folder.appending(path: "session-\(count).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(CallWorkload.trace(events: count)).write(to: file)
    var reader = try TraceReader(path: file.path)
    let (trace, reading) = try timed { try Trace(reading: &reader) }
    print("\(trace.events.count) events, read in \(reading)")
    Memory.reset()
    let before = Memory.now
    try draw("timeline") { measurer in
      try TimelineLayout().scene(of: trace, findings: [], measurer: measurer)
    }
    if let before, let peak = Memory.peak {
      print("  memory beyond the trace: \((peak - before) / 1_000_000) MB")
    }
    try draw("sequence") { measurer in
      try SequenceLayout().scene(of: trace, findings: [], measurer: measurer)
    }
    let (_, history) = timed { TraceHistory(trace) }
    print("  of each layout, reading the history: \(history)")
    if let matplotlib = Matplotlib.run(file) {
      print("  matplotlib: \(matplotlib)")
    } else {
      print("  matplotlib is not installed: left out")
    }
    try? FileManager.default.removeItem(at: URL(filePath: file.path + ".matplotlib.png"))
  }

  private func draw(_ name: String, _ layout: (PangoMeasurer) throws -> Scene) throws {
    let measurer = try PangoMeasurer()
    let (scene, laying) = try timed { try layout(measurer) }
    let (image, drawing) = try timed { try CairoRenderer().image(scene, scale: 1) }
    let (bytes, encoding) = try timed { try image.png() }
    print(
      "  \(name) of \(image.width)×\(image.height): layout \(laying), drawing \(drawing), "
        + "encoding \(encoding) (\(bytes.count / 1_000) kB)"
    )
    let file = folder.appending(path: "\(name)-\(count).png")
    try Data(bytes).write(to: file)
    if let cairo = CairoEncoding.measure(file) {
      print("    Cairo's writer: \(Milliseconds(cairo.time)) (\(cairo.bytes / 1_000) kB)")
    }
    if ProcessInfo.processInfo.environment["KEEP"] == nil {
      try FileManager.default.removeItem(at: file)
    }
  }

  private func timed<Result>(_ body: () throws -> Result) rethrows -> (Result, Milliseconds) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try body()
    return (result, Milliseconds(clock.now - start))
  }
}

/// Formats a time for display.
struct Milliseconds: CustomStringConvertible {
  let description: String

  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
    description = "\(tenths / 10).\(tenths % 10) ms"
  }
}

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
for count in sizes.isEmpty ? [10_000, 100_000, 1_000_000] : sizes {
  try PictureBenchmark(count: count, folder: FileManager.default.temporaryDirectory).run()
}
