extension Finding {
  /// The parts that stay equal when a trace is recorded again: rule, class, callback.
  public var key: Key {
    Key(rule: rule, className: className, callback: evidence.last?.text ?? "")
  }

  /// The identity of findings of one kind, independent of times, lines and numbers of objects.
  public struct Key: Hashable, Sendable, Comparable {
    /// The rule, such as `LC204`.
    public var rule: RuleID
    /// The class of the object; empty for the trace as a whole and for an object without a class.
    public var className: String
    /// The callback or relation that the finding refers to, as the trace spells it.
    public var callback: String

    public init(rule: RuleID, className: String, callback: String) {
      self.rule = rule
      self.className = className
      self.callback = callback
    }

    /// Orders by rule, class and callback.
    public static func < (left: Key, right: Key) -> Bool {
      (left.rule, left.className, left.callback) < (right.rule, right.className, right.callback)
    }
  }
}
