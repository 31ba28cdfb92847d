/// A stored property of a view that the graph updates before it evaluates the body
/// (developer.apple.com/documentation/swiftui/dynamicproperty).
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Updates the value of the property; called before each evaluation of the body.
  mutating func update()
}

extension DynamicProperty {
  /// Updates nothing.
  public mutating func update() {}
}

/// A property of the framework that the graph connects to the node of its view.
@MainActor @preconcurrency
package protocol GraphProperty: DynamicProperty {
  /// Connects the property to its node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - slot: What the node stores for the property; `nil` at the first call.
  ///   - name: The name of the property in the source, such as `count`.
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String)
}

/// Connects the dynamic properties of a struct to a node.
@MainActor
struct PropertyConnector {
  let node: Node
  var slots: [AnyObject?]
  private var next = 0

  init(node: Node) {
    self.node = node
    slots = node.slots
  }

  /// Connects the properties of a value in the order of declaration.
  mutating func connect<Value>(_ value: inout Value) {
    let fields = FieldLayout.of(Value.self).dynamicFields
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      connect(fields, at: UnsafeMutableRawPointer(pointer))
    }
  }

  private mutating func connect(_ fields: [FieldLayout.Field], at base: UnsafeMutableRawPointer) {
    for field in fields {
      guard let type = field.type as? any DynamicProperty.Type else { continue }
      connect(type, named: field.name, at: base + field.offset)
    }
  }

  private mutating func connect<Property: DynamicProperty>(
    _ type: Property.Type,
    named name: String,
    at address: UnsafeMutableRawPointer
  ) {
    // `FieldLayout` reports that the value at this address has this type; the caller's closure
    // keeps the value in memory.
    let pointer = address.assumingMemoryBound(to: type)
    guard let property = pointer.pointee as? any GraphProperty else {
      connect(FieldLayout.of(type).dynamicFields, at: address)
      pointer.pointee.update()
      return
    }
    var connected = property
    if next == slots.count { slots.append(nil) }
    let label = name.hasPrefix("_") ? String(name.dropFirst()) : name
    connected.connect(to: node, slot: &slots[next], name: label)
    next += 1
    if let connected = connected as? Property { pointer.pointee = connected }
  }
}
