// swift-format-ignore-file
import UIKit

class CustomSubclass: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
}

/// The statements of the article, with the view that they create and its superview.
@MainActor
func constrainedView() -> (view: CustomSubclass, superview: UIView) {
  // begin 000.3
  let superview = UIView()
  let view = CustomSubclass()
  view.onDidMoveToSubview { this, superview in
      NSLayoutConstraint.activate([
          this.leadingAnchor.constraint(equalTo: superview.leadingAnchor) // this is type of CustomSubclass
      ])
  }

  superview.addSubview(view)
  // end 000.3
  return (view, superview)
}
