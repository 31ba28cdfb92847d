import Findings
import TraceAnalysis
import TraceModel

/// The JSON schema of `.lifeline.yml`, with which editors complete and check the file.
///
/// Source: json-schema.org, “Draft 7”, which the YAML language server reads.
public enum ConfigurationSchema {
  /// The schema: JSON with one member per line, and a line feed at the end.
  public static var text: String {
    var schema: [(String, JSONTree)] = [
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("title", .text("Configuration of lifeline check (\(CheckConfiguration.fileName))")),
      ("definitions", .object([("rule", rule)])),
    ]
    schema += members(of: .mapping(ConfigurationKey.ofFile))
    return JSONTree.object(schema).text + "\n"
  }

  private static func members(of value: ConfigurationKey.Value) -> [(String, JSONTree)] {
    switch value {
    case .rule: [("$ref", .text("#/definitions/rule"))]
    case .text, .glob: [("type", .text("string")), ("minLength", .number(1))]
    case .expression:
      [
        ("type", .text("string")),
        ("pattern", .text("\\(\\?<(callback|message)>")),
        ("maxLength", .number(CheckConfiguration.LogPattern.longest)),
      ]
    case .address: [("type", .text("string")), ("pattern", .text("^(https?://|file:///)[!-~]+$"))]
    case .number(let usual):
      [("type", .text("integer")), ("minimum", .number(1)), ("default", .number(usual))]
    case .word(let words): [("type", .text("string")), ("enum", .list(words.map(JSONTree.text)))]
    case .list(let items): [("type", .text("array")), ("items", .object(members(of: items)))]
    case .either(let forms): [("anyOf", .list(forms.map { .object(members(of: $0)) }))]
    case .mapping(let keys): mapping(keys)
    case .table(let keys, let values):
      [
        ("type", .text("object")), ("propertyNames", .object(members(of: keys))),
        ("additionalProperties", .object(members(of: values))),
      ]
    }
  }

  private static func mapping(_ keys: [ConfigurationKey]) -> [(String, JSONTree)] {
    var result: [(String, JSONTree)] = [
      ("type", .text("object")), ("additionalProperties", .bool(false)),
    ]
    let required = keys.filter(\.isRequired).map { JSONTree.text($0.name) }
    if !required.isEmpty { result.append(("required", .list(required))) }
    let properties = keys.map { key in
      (key.name, JSONTree.object([("description", .text(key.summary))] + members(of: key.value)))
    }
    result.append(("properties", .object(properties)))
    return result
  }

  /// An id, a name, `all`, or the beginning of ids; ids in any case, the others as listed.
  private static var rule: JSONTree {
    let ids = RuleRegistry.all.map(\.id.text)
    let names = RuleRegistry.all.map(\.name)
    let numbers = Set(ids.flatMap { id in (0...3).map { String(id.dropFirst(2).prefix($0)) } })
    let prefixes = numbers.sorted().joined(separator: "|")
    return .object([
      ("description", .text("A rule: an id, a name, the beginning of ids such as LC2, or all.")),
      ("type", .text("string")),
      (
        "anyOf",
        .list([
          .object([("enum", .list((["all"] + ids + names).map(JSONTree.text)))]),
          .object([("pattern", .text("^[Ll][Cc](\(prefixes))$"))]),
        ])
      ),
    ])
  }
}

/// A JSON document as a tree, whose objects keep their order.
indirect enum JSONTree {
  case text(String)
  case number(Int)
  case bool(Bool)
  case list([JSONTree])
  case object([(String, JSONTree)])

  /// The document with one member per line.
  var text: String { lines(indent: "") }

  private func lines(indent: String) -> String {
    switch self {
    case .text(let text): return JSONEscaping.quoted(text)
    case .number(let number): return String(number)
    case .bool(let bool): return String(bool)
    case .list(let items):
      let inner = items.map { indent + "  " + $0.lines(indent: indent + "  ") }
      return inner.isEmpty ? "[]" : "[\n\(inner.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      let inner = members.map { key, value in
        "\(indent)  \(JSONEscaping.quoted(key)): \(value.lines(indent: indent + "  "))"
      }
      return inner.isEmpty ? "{}" : "{\n\(inner.joined(separator: ",\n"))\n\(indent)}"
    }
  }
}
