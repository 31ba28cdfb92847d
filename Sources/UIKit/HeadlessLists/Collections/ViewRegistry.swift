/// The pools of a collection view: one for each kind of view.
@MainActor
package struct ViewRegistry {
  package static let cellKind = "UICollectionElementKindCell"

  private var pools: [String: ReusePool<UICollectionReusableView>] = [:]

  /// The identifiers of registrations, and the registrations, so that their identities are not used
  /// again.
  private var identifiers: [ObjectIdentifier: String] = [:]
  private var origins: [RegistrationOrigin] = []

  /// Registers a class; `nil` or a class of other views removes the registration.
  package mutating func register(_ type: AnyClass?, kind: String, _ identifier: String) {
    guard let type = type as? UICollectionReusableView.Type else {
      pools[kind, default: ReusePool()].register(identifier, nil)
      return
    }
    pools[kind, default: ReusePool()].register(identifier) { identifier in
      let view = type.made(pooled: ())
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// Registers a way to make views, which returns `nil` after a reported problem.
  package mutating func register(
    kind: String,
    _ identifier: String,
    _ make: @escaping (String) -> UICollectionReusableView?
  ) {
    pools[kind, default: ReusePool()].register(identifier) { identifier in
      if let view = make(identifier) { return view }
      let plain =
        kind == Self.cellKind
        ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
      plain.reuseIdentifier = identifier
      return plain
    }
  }

  /// Returns a view of the pool.
  mutating func take(kind: String, _ identifier: String) -> UICollectionReusableView? {
    pools[kind]?.dequeue(identifier)
  }

  /// Returns a new view of the registered class; `nil` without a registration.
  func make(kind: String, _ identifier: String) -> UICollectionReusableView? {
    pools[kind]?.make(identifier)
  }

  /// Adds a dequeued view to the pool.
  mutating func put(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier, pools[kind]?.isRegistered(identifier) == true
    else {
      return
    }
    pools[kind]?.enqueue(view, identifier)
  }

  /// Returns the identifier of a registration: its class and its number.
  mutating func identifier(of origin: RegistrationOrigin, _ type: String) -> String {
    if let known = identifiers[ObjectIdentifier(origin)] { return known }
    origins.append(origin)
    let identifier = "\(type)-registration-\(origins.count)"
    identifiers[ObjectIdentifier(origin)] = identifier
    return identifier
  }

  /// Registers the class of a registration on its first use.
  mutating func registerIfNeeded(_ type: AnyClass, kind: String, _ identifier: String) {
    if pools[kind]?.isRegistered(identifier) != true { register(type, kind: kind, identifier) }
  }
}
