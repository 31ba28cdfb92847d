/// A rewritten file.
struct FileResult: Sendable {
  var bytes: [UInt8]
  var diagnostics: [Diagnostic] = []
  /// The class marked as the app's delegate.
  var delegateName: String?
  var usesAutoreleasePool = false
  var standIns = StandIns()
  var hasMissingImplementations = false
  var hasClasses = false
}

extension FileResult {
  /// Writes all but the bytes.
  func write(to writer: inout ByteWriter) {
    writer.write(delegateName)
    writer.write(usesAutoreleasePool)
    writer.write(standIns.names)
    writer.write(standIns.hasLog)
    writer.write(hasMissingImplementations)
    writer.write(hasClasses)
    writer.write(diagnostics.count)
    for diagnostic in diagnostics {
      writer.write(diagnostic.severity.rawValue)
      writer.write(diagnostic.path)
      writer.write(diagnostic.line)
      writer.write(diagnostic.column)
      writer.write(diagnostic.message)
      writer.write(diagnostic.help)
    }
  }

  /// Reads all but the bytes.
  init(from reader: inout ByteReader) throws(ByteReader.DamageError) {
    bytes = []
    delegateName = try reader.optionalText()
    usesAutoreleasePool = try reader.flag()
    standIns.names = try reader.textSet()
    standIns.hasLog = try reader.flag()
    hasMissingImplementations = try reader.flag()
    hasClasses = try reader.flag()
    for _ in 0..<(try reader.count()) {
      guard let severity = Diagnostic.Severity(rawValue: try reader.text()) else {
        throw ByteReader.DamageError()
      }
      diagnostics.append(
        Diagnostic(
          severity,
          path: try reader.text(),
          line: try reader.integer(),
          column: try reader.integer(),
          message: try reader.text(),
          help: try reader.text()
        )
      )
    }
  }
}
