extension Receiver {
  /// Returns the receiver with information from the text after the callback: its object, `Home
  /// viewDidLoad - <App.Home: 0x1>`, its address, `… called. Self address: 0x1`, or its class, in
  /// which case the label is only a tag: `lifecycle viewDidLoad - HomeViewController`.
  ///
  /// After a callback with an object argument, other objects and addresses are that argument.
  func completed(by trailer: Trailer, for callback: ParsedCallback) -> Receiver {
    let isNamed = !className.isEmpty || !pointer.isEmpty
    if pointer.isEmpty, let object = trailer.object(of: self, callback) { return object }
    guard !callback.takesObject else {
      return isUnstated ? trailer.receiver : self
    }
    if !isNamed, !trailer.receiver.isUnstated {
      // `Home viewWillAppear from CartViewController`
      let isReceiver = isUnstated || trailer.receiverStanding != .loose
      if isReceiver { return trailer.receiver }
    }
    guard pointer.isEmpty, !trailer.pointer.isEmpty else { return self }
    var receiver = self
    receiver.pointer = trailer.pointer
    if className.isEmpty { receiver.className = label }
    return receiver
  }
}
