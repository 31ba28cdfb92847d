import HeadlessUIKit
import LifelineTesting
import Testing

/// Runs the analyzer on recorded presentations: those in UIKit's order have no findings.
@MainActor
struct `Recorded presentations` {
  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .currentContext]
  )
  func `a correct presentation has no findings`(style: UIModalPresentationStyle) async throws {
    let inner = try await Inner {
      let home = HomeViewController()
      let window = show(UINavigationController(rootViewController: home))
      let app = HeadlessApp.current
      try await app.settle()
      for isAnimated in [true, false] {
        let presented = UINavigationController(rootViewController: HomeViewController())
        presented.modalPresentationStyle = style
        home.present(presented, animated: isAnimated)
        try await app.settle()
        presented.pushViewController(UIViewController(), animated: isAnimated)
        try await app.settle()
        presented.dismiss(animated: isAnimated)
        try await app.settle()
      }
      withExtendedLifetime(window) {}
    }
    #expect(inner.issues == [])
  }

  @Test func `presentations that are dragged and torn down have no findings`() async throws {
    let inner = try await Inner {
      let home = HomeViewController()
      let window = show(home)
      let app = HeadlessApp.current
      try await app.settle()
      let sheet = UIViewController()
      home.present(sheet, animated: true)
      try await app.settle()
      sheet.presentationController?.beginInteractiveDismissal()
      sheet.presentationController?.updateInteractiveDismissal(0.3)
      sheet.presentationController?.cancelInteractiveDismissal()
      try await app.settle()
      sheet.present(UIViewController(), animated: true)
      try await app.settle()
      home.dismiss(animated: true)
      try await app.settle()
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      let yes = UIAlertAction(title: "Yes", style: .default)
      alert.addAction(yes)
      home.present(alert, animated: true)
      try await app.settle()
      alert.tap(yes)
      try await app.settle()
      withExtendedLifetime(window) {}
    }
    #expect(inner.issues == [])
  }
}
