/// The finger that drags a sheet.
extension Presentation {
  /// Makes the pan, which begins downward, where no content is scrolled that the finger would
  /// scroll back.
  func makeDrag() -> FingerPan {
    FingerPan(
      precedesScrolling: true,
      allows: { [weak self] pan, distance in
        guard let self, distance.y > abs(distance.x), canBeDragged,
          let touch = pan.activeTouches.first,
          let sheet = presented?.viewIfLoaded
        else { return false }
        let views = Array(sequence(first: touch.view, next: { $0?.superview }).compactMap { $0 })
        return views.contains { $0 === sheet }
          && !views.contains { ($0 as? UIScrollView)?.isScrolledDown == true }
      },
      follow: { [weak self] in self?.follow($0) }
    )
  }

  // choice: sheet-release
  private func follow(_ pan: FingerPan) {
    let height = max(presented?.viewIfLoaded?.bounds.height ?? 0, 1)
    let fraction = pan.translation(in: pan.view).y / height
    if pan.actualState == .began { _ = controller.beginInteractiveDismissal() }
    guard drivenDismissal != nil else { return }
    switch pan.actualState {
    case .began, .changed: controller.updateInteractiveDismissal(Double(fraction))
    case .ended where fraction > 0.5 || pan.velocity(in: pan.view).y > 300:
      controller.finishInteractiveDismissal()
    default: controller.cancelInteractiveDismissal()
    }
  }
}

extension UIScrollView {
  /// Whether a finger that moves down scrolls the content.
  fileprivate var isScrolledDown: Bool {
    isScrollEnabled && contentOffset.y > -adjustedContentInset.top + 0.5
  }
}
