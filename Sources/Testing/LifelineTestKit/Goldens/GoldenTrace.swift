package import TraceModel

/// Parses the lines of a golden file into a trace that can be compared and drawn.
///
/// The trace has no times. A line without an object becomes a call without a subject.
package enum GoldenTrace {
  /// An object that occurs in the lines.
  private struct Object {
    var id: SubjectID
    var kind: SubjectKind
  }

  /// A line without its indentation.
  private struct Line {
    var depth: Int
    var className = ""
    var number = 0
    var name: String
    var animated: Bool?

    /// Reads a line such as `  HomeViewController#1 viewWillAppear(animated: true)`.
    init(_ text: Substring) {
      let rest = text.drop { $0 == " " }
      depth = (text.count - rest.count) / 2
      name = String(rest)
      var from = rest.startIndex
      // A class name may contain spaces, as `Chart<Int, Int>`; the number ends the first word that
      // has one.
      while let sign = rest[from...].firstIndex(of: "#") {
        let digits = rest[rest.index(after: sign)...].prefix { $0.isASCII && $0.isNumber }
        if let found = Int(digits), (1...GoldenTrace.mostObjects).contains(found),
          rest[digits.endIndex...].first == " "
        {
          className = String(rest[..<sign])
          number = found
          name = String(rest[digits.endIndex...].dropFirst())
          break
        }
        from = rest.index(after: sign)
      }
      for value in [true, false] where name.hasSuffix("(animated: \(value))") {
        name.removeLast("(animated: \(value))".count)
        animated = value
      }
    }
  }

  /// The maximum number of objects of a class: an edited golden file may contain any number.
  private static let mostObjects = 10_000

  /// Parses lines.
  ///
  /// - Parameters:
  ///   - text: The lines, indented by two spaces for each call around a call.
  ///   - kinds: The kinds of objects by class; other kinds are derived from the callbacks.
  /// - Returns: A trace with a birth for each object, a begin and an end for each line.
  package static func trace(of text: String, kinds: [String: SubjectKind] = [:]) -> Trace {
    let lines = text.split(separator: "\n").map(Line.init)
    var guessed = kinds
    for line in lines where kinds[line.className] == nil {
      if let kind = kind(receiving: line.name) { guessed[line.className] = kind }
    }
    var trace = Trace(header: TraceHeader(clock: .order, title: ""))
    trace.end = TraceEnd(status: .complete)
    var objects: [String: [Object]] = [:]
    var open: [TraceEvent] = []
    for (number, line) in lines.enumerated() {
      while open.count > line.depth, var end = open.popLast() {
        end.kind = .end
        trace.append(end)
      }
      var event = TraceEvent(.begin, name: trace.names.intern(line.name))
      event.category = .callbackCategory
      event.animated = line.animated
      event.line = UInt32(truncatingIfNeeded: number + 1)
      while line.number > objects[line.className, default: []].count {
        let kind = guessed[line.className] ?? .custom
        let id = SubjectID(process: 1, number: UInt32(trace.subjects.count + 1))
        objects[line.className, default: []].append(Object(id: id, kind: kind))
        var birth = TraceEvent(.birth, subject: id, name: trace.names.intern(line.className))
        birth.category = .objectCategory
        birth.subjectKind = kind
        trace.append(birth)
      }
      if line.number > 0, let object = objects[line.className]?[line.number - 1] {
        event.subject = object.id
      }
      trace.append(event)
      open.append(event)
    }
    while var end = open.popLast() {
      end.kind = .end
      trace.append(end)
    }
    return trace
  }

  private static func kind(receiving name: String) -> SubjectKind? {
    let kind = NameTable.known.find(name)?.callback?.owner.subjectKind
    return kind == .unknown ? nil : kind
  }
}
