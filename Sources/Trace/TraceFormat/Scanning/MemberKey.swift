/// The members of an event's line that the format defines, at the top level and in `args`.
enum MemberKey: Int, CaseIterable {
  // The top level.
  case phase, process, thread, time, category, name, id, scopedID, scope, bindingPoint, arguments
  // `args`.
  case object, to, index, animated, direct, on, frame, className, kind, identity, label, alive
  case text, message, superCall, untimed, argumentName, echo, site

  /// The index of the first member of `args`.
  static let firstArgument = MemberKey.object.rawValue

  /// The bit of the member in a set.
  var bit: UInt32 { 1 << UInt32(rawValue) }

  /// Returns the top-level member for a key of at most eight bytes, the first byte lowest.
  static func top(_ word: UInt64) -> MemberKey? {
    switch word {
    case 0x6870: .phase
    case 0x64_6970: .process
    case 0x64_6974: .thread
    case 0x7374: .time
    case 0x74_6163: .category
    case 0x656D_616E: .name
    case 0x6469: .id
    case 0x32_6469: .scopedID
    case 0x73: .scope
    case 0x7062: .bindingPoint
    case 0x7367_7261: .arguments
    default: nil
    }
  }

  /// Returns the member of `args` for a key of at most eight bytes, the first byte lowest.
  static func argument(_ word: UInt64) -> MemberKey? {
    switch word {
    case 0x6A_626F: .object
    case 0x6F74: .to
    case 0x78_6564_6E69: .index
    case 0x6465_7461_6D69_6E61: .animated
    case 0x7463_6572_6964: .direct
    case 0x6E6F: .on
    case 0x65_6D61_7266: .frame
    case 0x73_7361_6C63: .className
    case 0x646E_696B: .kind
    case 0x7974_6974_6E65_6469: .identity
    case 0x6C_6562_616C: .label
    case 0x65_7669_6C61: .alive
    case 0x7478_6574: .text
    case 0x65_6761_7373_656D: .message
    case 0x72_6570_7573: .superCall
    case 0x64_656D_6974_6E75: .untimed
    case 0x656D_616E: .argumentName
    case 0x6F68_6365: .echo
    case 0x6574_6973: .site
    default: nil
    }
  }

  /// The key in a file.
  var text: String {
    switch self {
    case .phase: "ph"
    case .process: "pid"
    case .thread: "tid"
    case .time: "ts"
    case .category: "cat"
    case .scopedID: "id2"
    case .scope: "s"
    case .bindingPoint: "bp"
    case .arguments: "args"
    case .object: "obj"
    case .className: "class"
    case .superCall: "super"
    case .argumentName: "name"
    default: "\(self)"
    }
  }
}
