/// The context of a change of state (developer.apple.com/documentation/swiftui/transaction).
public struct Transaction: Equatable, Sendable {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether views suppress animations.
  public var disablesAnimations = false
  /// Whether the change is part of a gesture in progress.
  public var isContinuous = false

  /// Creates a transaction without an animation.
  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction of the code that is running.
  @MainActor static var current = Transaction()
}

/// The writes of state that wait for an update, grouped by transaction.
///
/// Consecutive writes of equal transactions coalesce; each group is applied in an update pass of
/// its own (swiftui rule 2.7).
@MainActor
struct TransactionQueue {
  private struct Group {
    let transaction: Transaction
    var changes: [@MainActor () -> Void]
  }

  private var groups: [Group] = []

  var isEmpty: Bool { groups.isEmpty }

  /// Adds a write.
  mutating func append(_ change: @escaping @MainActor () -> Void, in transaction: Transaction) {
    if let last = groups.indices.last, groups[last].transaction == transaction {
      groups[last].changes.append(change)
    } else {
      groups.append(Group(transaction: transaction, changes: [change]))
    }
  }

  /// Applies the oldest group.
  ///
  /// - Returns: Its transaction; an empty one without groups.
  mutating func applyFirst() -> Transaction {
    guard !groups.isEmpty else { return Transaction() }
    let group = groups.removeFirst()
    for change in group.changes { change() }
    return group.transaction
  }
}

/// Runs a body; its changes are part of one transaction.
@MainActor @preconcurrency
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Runs a body; its changes are animated.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}
