/// The table of everything that lines of a scenario can do, generated from the lists.
package enum VerbPage {
  /// The page's text, in Markdown.
  package static var text: String {
    var lines = ["## Classes", "", "| written | what it is |", "|---|---|"]
    for type in ObjectClass.all {
      let state = type.make == nil ? " *(waiting)*" : ""
      lines.append("| `\(spelling(of: type))` | \(type.summary)\(state) |")
    }
    lines += ["", "## Verbs", "", "| of | written | what it does |", "|---|---|---|"]
    for verb in Verb.all {
      let state = verb.action == nil ? " *(waiting)*" : ""
      let owner = verb.receiver?.className ?? "–"
      lines.append("| \(owner) | `\(spelling(of: verb))` | \(verb.summary)\(state) |")
    }
    lines += ["", "## Properties", "", "| of | property | gives |", "|---|---|---|"]
    for property in Property.all + Property.pending {
      let state = property.read == nil ? " *(waiting)*" : ""
      let names = [property.name, property.shortName].filter { !$0.isEmpty }
      lines.append(
        "| \(property.owner.className) | \(names.map { "`\($0)`" }.joined(separator: ", ")) "
          + "| a \(property.kind.className)\(state) |"
      )
    }
    lines += ["", "## Checked values", ""]
    lines.append("`check A.title == \"home\"` compares these, and the properties above with an")
    lines.append("object or `nil`; `!=` asks for anything else.")
    lines += ["", "| of | property | compared with |", "|---|---|---|"]
    for property in ValueProperty.all {
      lines.append(
        "| \(property.owner.className) | `\(property.name)` | `\(example(property.kind))` |"
      )
    }
    lines += ConstraintPage.lines
    lines += ["", "## Callbacks", "", "| of | callback | also printed as | notes |"]
    lines.append("|---|---|---|---|")
    for callback in ExpectableCallback.all {
      let kinds =
        callback.kinds == ObjectKind.allCases
        ? "any" : callback.kinds.map(\.className).joined(separator: ", ")
      var notes: [String] = []
      if callback.isCall { notes.append("a call") }
      if callback.takesHooks { notes.append("takes hooks") }
      if callback.isLayout { notes.append("layout: compared as the key `layout` says") }
      if !callback.isModelled { notes.append("not sent by the runtime, not compared") }
      let others = callback.spellings.map { "`\($0)`" }.joined(separator: ", ")
      lines.append(
        "| \(kinds) | `\(callback.name)` | \(others) | \(notes.joined(separator: "; ")) |"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the spelling of a verb, with examples of its arguments.
  static func spelling(of verb: Verb) -> String {
    switch verb.form {
    case .word: return ([verb.name] + verb.arguments.map(example)).joined(separator: " ")
    case .assignment(let kind):
      return "\(receiver(kind)).\(verb.name) = \(verb.arguments.map(example).joined())"
    case .call(let kind):
      return receiver(kind) + "." + spelling(verb.baseName, verb.labels, verb.arguments)
    }
  }

  private static func spelling(of type: ObjectClass) -> String {
    type.labels.isEmpty ? type.name : spelling(type.baseName, type.labels, type.arguments)
  }

  private static func spelling(
    _ name: String,
    _ labels: [String],
    _ kinds: [ArgumentKind]
  )
    -> String
  {
    let arguments = zip(labels, kinds).map { label, kind in
      label == "_" ? example(kind) : "\(label): \(example(kind))"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private static func receiver(_ kind: ObjectKind) -> String { example(.object(kind)) }

  private static func example(_ kind: ArgumentKind) -> String {
    switch kind {
    case .object(let kind), .optionalObject(let kind):
      switch kind {
      case .view: "v"
      case .window: "W"
      case .label: "label"
      case .button: "button"
      case .imageView: "image"
      case .activityIndicator: "indicator"
      case .stackView: "stack"
      case .scrollView: "scroll"
      case .tableView: "table"
      case .textView: "textView"
      case .textField: "field"
      case .layoutGuide: "guide"
      case .constraint: "width"
      case .controller: "A"
      case .navigationController: "N"
      case .tabBarController: "T"
      case .pageViewController: "P"
      case .alertController: "alert"
      case .presentationController: "A.presentationController"
      case .delegate: "D"
      case .animator: "animator"
      case .interactor: "finger"
      case .application: "application"
      case .applicationDelegate: "app"
      case .sceneDelegate: "scene"
      case .segue: "segue"
      }
    case .objects(.constraint): "[width, height]"
    case .objects: "[A, B]"
    case .name: "A"
    case .flag: "true"
    case .number: "0.5"
    case .index: "1"
    case .text: "text"
    case .choice(let choices): ".\(choices.first ?? "")"
    case .choices(let choices): "[\(choices.prefix(2).map { "." + $0 }.joined(separator: ", "))]"
    case .priority: "750"
    case .duration: "1s"
    case .rect: "CGRect(x: 0, y: 0, width: 100, height: 50)"
    case .size: "CGSize(width: 100, height: 50)"
    case .point: "CGPoint(x: 20, y: 100)"
    case .insets: "UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)"
    case .block: "completion"
    case .constraint: ConstraintParser.example
    }
  }
}
