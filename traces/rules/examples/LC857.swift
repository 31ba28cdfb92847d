import HeadlessUIKit

enum LC857: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let form = HomeViewController()
    let field = UITextField()
    form.view.addSubview(field)
    window.rootViewController = form
    try app.settle()
    field.becomeFirstResponder()
    try app.settle()
    field.removeFromSuperview()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let form = HomeViewController()
    let field = UITextField()
    form.view.addSubview(field)
    window.rootViewController = form
    try app.settle()
    field.becomeFirstResponder()
    try app.settle()
    form.view.endEditing(true)
    field.removeFromSuperview()
  }
}
