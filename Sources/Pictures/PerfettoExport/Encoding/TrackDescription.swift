/// The description of a track of Perfetto: its name, and its position among the tracks.
struct TrackDescription {
  /// The kinds of tracks.
  enum Kind: Equatable {
    /// The root of all tracks, which states that ranks order the processes and threads.
    case root
    /// A process with its number.
    case process(Int64)
    /// A thread with the number of its process and its own.
    case thread(process: Int64, number: Int64)
    /// A track below another one.
    case child(of: UInt64)
  }

  var kind: Kind
  /// The number of the track; 0 for the root.
  var number: UInt64
  var name: String
  /// The position among the tracks below the same track.
  var rank: Int
  /// The tracks below one track with equal keys are displayed as one.
  var mergeKey: String?
  /// The description that Perfetto's interface displays on request.
  var help = ""

  private enum Field {
    static let number: UInt64 = 1
    static let name: UInt64 = 2
    static let process: UInt64 = 3
    static let thread: UInt64 = 4
    static let parent: UInt64 = 5
    static let childOrder: UInt64 = 11
    static let rank: UInt64 = 12
    static let help: UInt64 = 14
    static let mergeBehavior: UInt64 = 15
    static let mergeKey: UInt64 = 16
    static let processOrder: UInt64 = 19
    static let threadOrder: UInt64 = 20
  }

  private static let explicitOrder: UInt64 = 3
  private static let explicitOrderOfProcesses: UInt64 = 1
  private static let mergesNever: UInt64 = 2
  private static let mergesByKey: UInt64 = 3

  /// Writes the members of the descriptor.
  func write(to message: inout ProtobufWriter) {
    message.add(Field.number, number)
    if !name.isEmpty, kind == .root || isChild { message.add(Field.name, name) }
    switch kind {
    case .root:
      message.add(Field.processOrder, Self.explicitOrderOfProcesses)
      message.add(Field.threadOrder, Self.explicitOrderOfProcesses)
    case .process(let process):
      message.add(Field.process) {
        $0.add(1, signed: process)
        $0.add(6, name)
      }
    case .thread(let process, let number):
      message.add(Field.thread) {
        $0.add(1, signed: process)
        $0.add(2, signed: number)
        $0.add(5, name)
      }
    case .child(let parent): message.add(Field.parent, parent)
    }
    message.add(Field.childOrder, Self.explicitOrder)
    message.add(Field.rank, signed: Int64(rank))
    if !help.isEmpty { message.add(Field.help, help) }
    guard isChild else { return }
    message.add(Field.mergeBehavior, mergeKey == nil ? Self.mergesNever : Self.mergesByKey)
    if let mergeKey { message.add(Field.mergeKey, mergeKey) }
  }

  private var isChild: Bool {
    if case .child = kind { true } else { false }
  }
}
