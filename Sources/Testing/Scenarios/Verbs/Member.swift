import HeadlessUIKit

/// A method or a property of a class of UIKit as a verb.
struct Member<Object: NSObject>: Sendable {
  private let verb: Verb

  /// The verbs of several members.
  static func verbs(_ members: [Member]) -> [Verb] { members.map(\.verb) }

  private static var kind: ObjectKind { ObjectKind(of: Object.self) }

  static func call(
    _ name: String,
    _ summary: String,
    _ body: @escaping @MainActor @Sendable (Object) -> Void
  ) -> Member {
    Member(
      verb: .call(kind, name, [], summary) { call throws(ScenarioError) in
        body(try call.receiver())
      }
    )
  }

  static func call<Value>(
    _ name: String,
    _ parameter: Parameter<Value>,
    _ summary: String,
    _ body: @escaping @MainActor @Sendable (Object, Value) -> Void
  ) -> Member {
    Member(
      verb: .call(kind, name, [parameter.kind], summary) { call throws(ScenarioError) in
        body(try call.receiver(), try parameter.read(call, 0))
      }
    )
  }

  static func call<First, Second>(
    _ name: String,
    _ first: Parameter<First>,
    _ second: Parameter<Second>,
    _ summary: String,
    _ body: @escaping @MainActor @Sendable (Object, First, Second) -> Void
  ) -> Member {
    Member(
      verb: .call(kind, name, [first.kind, second.kind], summary) { call throws(ScenarioError) in
        body(try call.receiver(), try first.read(call, 0), try second.read(call, 1))
      }
    )
  }

  /// An assignment.
  static func set<Value>(
    _ name: String,
    _ parameter: Parameter<Value>,
    _ summary: String,
    _ body: @escaping @MainActor @Sendable (Object, Value) -> Void
  ) -> Member {
    Member(
      verb: .set(kind, name, parameter.kind, summary) { call throws(ScenarioError) in
        body(try call.receiver(), try parameter.read(call, 0))
      }
    )
  }
}
