// swift-format-ignore-file
import UIKit

// begin 000.1
public final class SuperviewObserver: UIView {
    private let observer: (_ this: UIView, _ superview: UIView) -> Void

    public init(observer: @escaping (_ this: UIView, _ superview: UIView) -> Void) {
        self.observer = observer
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let superview = superview?.superview else { return }

        observer(self, superview)
        removeFromSuperview()
    }
}
// end 000.1

// begin 000.2
public protocol UIViewProtocol {}
extension UIView: UIViewProtocol {}

public extension UIViewProtocol where Self: UIView {
    func onDidMoveToSubview(closure: @escaping (_ view: Self, _ superview: UIView) -> Void) {
        addSubview(
            SuperviewObserver { [unowned self] this, superview in
                closure(self, superview)
            }
        )
    }
}
// end 000.2
