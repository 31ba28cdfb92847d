import HeadlessUIKit

/// Overrides each callback of segues and unwinding.
class ClientSegueController: UIViewController {
  var calls: [String] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.append(#function)
    return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    calls.append(#function)
    return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    calls.append(#function)
    return super.allowedChildrenForUnwinding(from: source)
  }

  override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    calls.append(#function)
  }
}

/// Overrides each callback of a cell of a collection.
final class ClientItemCell: UICollectionViewCell {
  var calls: [String] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    calls.append(#function)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    calls.append(#function)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    calls.append(#function)
  }
}
