import Foundation
import HeadlessUIKit
import TraceRecorder

// An app that uses only views, constraints and containers, as at the commits that ./against compares.
// Prints the CPU time of a run per view, and the bytes of a view and a controller.

final class RowView: UIView {
  let label = UILabel()

  init(number: Int) {
    super.init(frame: .zero)
    label.text = "row \(number)"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      bottomAnchor.constraint(equalTo: label.bottomAnchor),
      trailingAnchor.constraint(equalTo: label.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class ScreenViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<40 {
      view.addSubview(RowView(number: number))
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
  }
}

@MainActor
func run(screens: Int) throws {
  let context = RecordingContext.inMemory(title: "client")
  try RecordingContext.$current.withValue(context) {
    let app = HeadlessApp.current
    let navigation = UINavigationController(rootViewController: ScreenViewController())
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try app.settle()
    for number in 0..<screens {
      navigation.pushViewController(ScreenViewController(), animated: true)
      try app.settle()
      UIView.animate(withDuration: 0.2) { navigation.topViewController?.view.alpha = 0.5 }
      try app.settle()
      if number % 3 == 0 {
        navigation.popViewController(animated: true)
        try app.settle()
      }
    }
  }
}

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

let screens = 30
try run(screens: 3)
var lowest = Double.infinity
for _ in 0..<5 {
  let start = processorTime()
  try run(screens: screens)
  lowest = min(lowest, processorTime() - start)
}
let views = Double((screens + 1) * 121)
// Glibc's module does not declare the function of the C library.
@_silgen_name("malloc_usable_size")
func allocatedSize(_ address: UnsafeMutableRawPointer) -> Int
func size(of object: AnyObject) -> Int {
  allocatedSize(Unmanaged.passUnretained(object).toOpaque())
}
let context = RecordingContext.inMemory(title: "sizes")
let sizes = RecordingContext.$current.withValue(context) {
  "\(size(of: UIView(frame: .zero))) \(size(of: UIViewController()))"
}
print(Int(lowest / views), sizes)
