/// Evaluation of representables, which have no body.
extension Node {
  /// Creates or updates the view or controller of a representable.
  ///
  /// - Returns: Whether the view is a representable.
  func represent() -> Bool {
    if let view = view as? any UIViewRepresentable {
      represent(view)
    } else if let view = view as? any UIViewControllerRepresentable {
      represent(view)
    } else {
      return false
    }
    return true
  }

  private func represent<Representable: UIViewRepresentable>(_ representable: Representable) {
    let connected = connected(representable)
    let content = effect as? UIViewEffect<Representable> ?? UIViewEffect(connected, self)
    show(content)
    reading { content.update(to: connected, of: self) }
  }

  private func represent<Representable: UIViewControllerRepresentable>(
    _ representable: Representable
  ) {
    let connected = connected(representable)
    let content =
      effect as? UIViewControllerEffect<Representable> ?? UIViewControllerEffect(connected, self)
    show(content)
    reading { content.update(to: connected, of: self) }
  }

  private func connected<Representable: View>(_ representable: Representable) -> Representable {
    var connected = representable
    connect(&connected)
    replaceView(connected)
    return connected
  }

  private func show(_ content: RepresentableEffect) {
    effect = content
    storage = content
  }
}
