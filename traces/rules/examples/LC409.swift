import HeadlessUIKit

enum LC409: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class EditorViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
      ) {
        view.alpha = 0.5
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()

    let editor = EditorViewController()
    editor.isModalInPresentation = true
    editor.presentationController?.delegate = editor
    home.present(editor, animated: true)
    try app.settle()
    for _ in 1...3 {
      editor.presentationController?.beginInteractiveDismissal()
      try app.settle()
    }
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class EditorViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
      ) {
        dismiss(animated: true)
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()

    let editor = EditorViewController()
    editor.isModalInPresentation = true
    editor.presentationController?.delegate = editor
    home.present(editor, animated: true)
    try app.settle()
    for _ in 1...3 {
      editor.presentationController?.beginInteractiveDismissal()
      try app.settle()
    }
  }
}
