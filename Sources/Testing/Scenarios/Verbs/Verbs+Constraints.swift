import HeadlessUIKit

extension Verb {
  /// Changes of constraints that are objects of the scenario.
  static let constraintVerbs: [Verb] = [
    .word("activate", [.objects(.constraint)], "Activates constraints.") {
      call throws(ScenarioError) in
      NSLayoutConstraint.activate(try call.objects(0))
    },
    .word("deactivate", [.objects(.constraint)], "Deactivates constraints.") {
      call throws(ScenarioError) in
      NSLayoutConstraint.deactivate(try call.objects(0))
    },
    .set(.constraint, "isActive", .flag, "Activates or deactivates the constraint.") {
      call throws(ScenarioError) in
      try call.receiver(NSLayoutConstraint.self).isActive = call.flag(0)
    },
    .set(.constraint, "constant", .number, "Sets the number that is added.") {
      call throws(ScenarioError) in
      try call.receiver(NSLayoutConstraint.self).constant = call.number(0)
    },
    .set(.constraint, "priority", .priority, "Sets the priority.") {
      call throws(ScenarioError) in
      try call.receiver(NSLayoutConstraint.self).priority = call.priority(0)
    },
    .call(
      .view,
      "addConstraint(_:)",
      [.object(.constraint)],
      "Adds a constraint to the view, which is an ancestor of its items."
    ) { call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.addConstraint(try call.object(0))
    },
    .call(
      .view,
      "addConstraints(_:)",
      [.objects(.constraint)],
      "Adds constraints to the view, which is an ancestor of their items."
    ) { call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.addConstraints(try call.objects(0))
    },
    .call(
      .view,
      "removeConstraint(_:)",
      [.object(.constraint)],
      "Removes a constraint from the view."
    ) { call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.removeConstraint(try call.object(0))
    },
    .call(
      .view,
      "removeConstraints(_:)",
      [.objects(.constraint)],
      "Removes constraints from the view."
    ) { call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.removeConstraints(try call.objects(0))
    },
  ]
}

extension ObjectClass {
  /// Constraints that lines can name.
  static let constraint = ObjectClass(
    .constraint,
    "NSLayoutConstraint(_:)",
    [.constraint],
    "A constraint, inactive at first; its identifier is the object's name or `shownAs`.",
    make: { _, _ in NSLayoutConstraint() }
  )

  /// Constraints and layout guides.
  static let layoutClasses: [ObjectClass] = [
    constraint,
    ObjectClass(.layoutGuide, "UILayoutGuide", [], "A rectangle for layout, without a view.") {
      _,
      script in
      let guide = UILayoutGuide()
      guide.identifier = script.name
      return guide
    },
  ]
}
