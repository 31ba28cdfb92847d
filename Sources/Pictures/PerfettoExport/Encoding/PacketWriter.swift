/// Writes the packets of a trace in Perfetto's format.
///
/// Source: github.com/google/perfetto `protos/perfetto/trace/trace_packet.proto`,
/// `track_event/track_event.proto`, `track_event/track_descriptor.proto`,
/// `track_event/debug_annotation.proto`, `interned_data/interned_data.proto`.
struct PacketWriter {
  /// Receives the bytes of the file piece by piece.
  typealias Output = ([UInt8]) throws -> Void

  private var writer = ProtobufWriter()
  private let output: Output
  /// The bytes of texts that the next packet defines.
  private var definitions = ProtobufWriter()
  /// The bytes of the arguments of the event that is written.
  private var arguments = ProtobufWriter()
  private var names = Interning<String>()
  private var categories = Interning<TrackEvent.Category>()
  private var argumentNames = Interning<String>()
  private var texts = Interning<String>()
  private var isFirst = true
  private var trackCount: UInt64 = 0

  private static let pieceSize = 1 << 18
  /// All packets are of one sequence, which shares numbered texts.
  private static let sequence: UInt64 = 1

  /// The numbers of the members of messages.
  private enum Field {
    static let packet: UInt64 = 1
    static let timestamp: UInt64 = 8
    static let sequence: UInt64 = 10
    static let event: UInt64 = 11
    static let definitions: UInt64 = 12
    static let flags: UInt64 = 13
    static let descriptor: UInt64 = 60
    // The fields of an event.
    static let category: UInt64 = 3
    static let argument: UInt64 = 4
    static let kind: UInt64 = 9
    static let name: UInt64 = 10
    static let track: UInt64 = 11
    static let flow: UInt64 = 47
    static let endingFlow: UInt64 = 48
    // The fields of an argument.
    static let argumentName: UInt64 = 1
    static let flag: UInt64 = 2
    static let number: UInt64 = 4
    static let text: UInt64 = 6
    static let ownName: UInt64 = 10
    static let entry: UInt64 = 11
    static let element: UInt64 = 12
    static let sharedText: UInt64 = 17
    // The fields of definitions.
    static let categories: UInt64 = 1
    static let names: UInt64 = 2
    static let argumentNames: UInt64 = 3
    static let texts: UInt64 = 29
  }

  init(output: @escaping Output) {
    self.output = output
  }

  /// Returns the number of a name.
  mutating func name(_ text: String) -> UInt64 {
    let (number, isNew) = names.number(of: text)
    if isNew { define(Field.names, number, text) }
    return number
  }

  /// Returns the number of a new track.
  mutating func newTrack() -> UInt64 {
    trackCount += 1
    return trackCount
  }

  /// Writes the description of a track; it precedes the events of the track.
  mutating func write(_ track: TrackDescription) throws {
    try writePacket { $0.add(Field.descriptor) { track.write(to: &$0) } }
  }

  mutating func write(_ event: TrackEvent) throws {
    let category = event.category.map { category in
      let (number, isNew) = categories.number(of: category)
      if isNew { define(Field.categories, number, category.rawValue) }
      return number
    }
    for argument in event.arguments { encode(argument) }
    let arguments = self.arguments.take()
    try writePacket { packet in
      packet.add(Field.timestamp, UInt64(max(0, event.time)))
      packet.add(Field.event) { message in
        if let category { message.add(Field.category, category) }
        message.append(arguments)
        message.add(Field.kind, event.kind.rawValue)
        if event.name > 0 { message.add(Field.name, event.name) }
        message.add(Field.track, event.track)
        for flow in event.flows { message.add(Field.flow, fixed: flow) }
        for flow in event.endingFlows { message.add(Field.endingFlow, fixed: flow) }
      }
    }
  }

  /// Writes the last bytes.
  mutating func finish() throws {
    try output(writer.take())
  }

  private mutating func writePacket(_ content: (inout ProtobufWriter) -> Void) throws {
    let definitions = self.definitions.take()
    // The first packet of a sequence begins its texts; the others refer to them.
    let flags: UInt64 = isFirst ? 1 : 2
    isFirst = false
    writer.add(Field.packet) { packet in
      content(&packet)
      packet.add(Field.sequence, Self.sequence)
      if !definitions.isEmpty { packet.add(Field.definitions, raw: definitions) }
      packet.add(Field.flags, flags)
    }
    if writer.bytes.count >= Self.pieceSize { try output(writer.take()) }
  }

  private mutating func define(_ field: UInt64, _ number: UInt64, _ text: String) {
    definitions.add(field) {
      $0.add(1, number)
      $0.add(2, text)
    }
  }

  /// Adds an argument to ``arguments``, and its definitions to ``definitions``.
  private mutating func encode(_ argument: Argument) {
    let (name, isNew) = argumentNames.number(of: argument.name)
    if isNew { define(Field.argumentNames, name, argument.name) }
    var sharedText: UInt64?
    if case .shared(let text) = argument.value {
      let (number, isNew) = texts.number(of: text)
      if isNew { define(Field.texts, number, text) }
      sharedText = number
    }
    arguments.add(Field.argument) { message in
      message.add(Field.argumentName, name)
      if let sharedText {
        message.add(Field.sharedText, sharedText)
      } else {
        Self.write(argument.value, to: &message)
      }
    }
  }

  /// Writes a value with all its texts.
  private static func write(_ value: Argument.Value, to message: inout ProtobufWriter) {
    switch value {
    case .text(let text), .shared(let text): message.add(Field.text, text)
    case .number(let number): message.add(Field.number, signed: number)
    case .flag(let isSet): message.add(Field.flag, isSet ? 1 : 0)
    case .list(let elements):
      for element in elements {
        message.add(Field.element) { dictionary in
          for entry in element {
            dictionary.add(Field.entry) { message in
              message.add(Field.ownName, entry.name)
              write(entry.value, to: &message)
            }
          }
        }
      }
    }
  }
}
