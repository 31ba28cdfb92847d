import HeadlessUIKit

extension Verb {
  /// Segues, and calls that choose the presentation of a controller.
  static let segueVerbs: [Verb] = [
    .call(
      .controller,
      "performSegue(_:sender:)",
      [.object(.segue), .optionalObject(.controller)],
      optional: 1,
      "Performs a segue as a storyboard does: `prepare(for:sender:)`, then the segue's `perform`."
    ) { call throws(ScenarioError) in
      let controller: UIViewController = try call.receiver()
      let sender: UIViewController? = try call.optionalObject(1)
      controller.performSegue(try call.object(0, UIStoryboardSegue.self), sender: sender)
    },
    .call(
      .controller,
      "performSegue(withIdentifier:sender:)",
      [.text, .optionalObject(.controller)],
      optional: 1,
      "Performs a segue of a storyboard; there is none, so UIKit's exception is recorded."
    ) { call throws(ScenarioError) in
      let controller: UIViewController = try call.receiver()
      let sender: UIViewController? = try call.optionalObject(1)
      controller.performSegue(withIdentifier: call.text(0), sender: sender)
    },
    .call(
      .controller,
      "show(_:sender:)",
      [.object(.controller), .optionalObject(.controller)],
      optional: 1,
      "Pushes a controller if there is a navigation controller, else presents it."
    ) { call throws(ScenarioError) in
      let controller: UIViewController = try call.receiver()
      let sender: UIViewController? = try call.optionalObject(1)
      controller.show(try call.object(0), sender: sender)
    },
    .call(
      .controller,
      "showDetailViewController(_:sender:)",
      [.object(.controller), .optionalObject(.controller)],
      optional: 1,
      "Presents a controller, because there is no split view controller."
    ) { call throws(ScenarioError) in
      let controller: UIViewController = try call.receiver()
      let sender: UIViewController? = try call.optionalObject(1)
      controller.showDetailViewController(try call.object(0), sender: sender)
    },
  ]
}

extension ObjectClass {
  static let segueClasses: [ObjectClass] = [
    ObjectClass(
      .segue,
      "UIStoryboardSegue(source:destination:)",
      [.object(.controller), .object(.controller)],
      "A custom segue; the hook of `perform` defines its transition."
    ) { call, script throws(ScenarioError) in
      ScenarioSegue(script, source: try call.object(0), destination: try call.object(1))
    }
  ]
}
