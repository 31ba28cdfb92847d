import CheckConfiguration
import Findings
import Foundation
import TestSupport
import Testing
import TraceAnalysis

/// The schema for editors and the parser; the documents are JSON, which is YAML.
struct `The schema of the configuration` {
  private func schema() throws -> SchemaNode {
    let object = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8))
    return SchemaNode(root: try #require(object as? [String: Any]))
  }

  private func accepts(_ document: String) throws -> (schema: Bool, parser: Bool) {
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8))
    let isParsed =
      (try? CheckConfiguration(bytes: Array(document.utf8), path: ".lifeline.yml")) != nil
    return (try schema().accepts(value), isParsed)
  }

  @Test func `the schema equals the committed file`() {
    expectGolden(ConfigurationSchema.text, at: "traces/configuration/lifeline.schema.json")
  }

  @Test func `the schema has every key that the parser accepts`() throws {
    let properties = try #require(try schema().root["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(CheckConfiguration.keys))
    for (key, value) in properties {
      let member = try #require(value as? [String: Any])
      #expect((member["description"] as? String)?.hasSuffix(".") == true, "\(key)")
    }
  }

  @Test func `states the default of each threshold`() throws {
    let properties = try #require(try schema().root["properties"] as? [String: Any])
    let thresholds = try #require(properties["thresholds"] as? [String: Any])
    let members = try #require(thresholds["properties"] as? [String: [String: Any]])
    let usual = members.mapValues { $0["default"] as? Int ?? 0 }
    let list = usual.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
    let document = "{\"thresholds\":{\(list)}}"
    let configuration = try CheckConfiguration(bytes: Array(document.utf8), path: "a")
    #expect(configuration.thresholds == Thresholds())
    #expect(members.count == 10)
  }

  @Test(arguments: [
    #"{}"#, #"{"select": ["LC2", "lc209", "did-appear-repeated", "all", "LC"]}"#,
    #"{"ignore": ["LC204", {"rule": "all", "class": "A*", "file": "*.log", "line": "*x*"}]}"#,
    #"{"severities": {"LC306": "error", "LC0": "off"}, "exclude": ["old", "build/*"]}"#,
    #"{"classes": {"Input*": {"ignore": ["LC211"], "severities": {"LC203": "note"}}}}"#,
    #"{"min-confidence": "low", "fail-on": "never", "thresholds": {"release-ms": 1}}"#,
    #"{"patterns": ["^(?<class>\\w+) >> (?<callback>\\w+)$"]}"#,
    #"{"rule-pages": "https://docs.example/rules"}"#,
  ])
  func `the schema accepts what the parser accepts`(document: String) throws {
    #expect(try accepts(document) == (true, true))
  }

  @Test(arguments: [
    #"[]"#, #"{"selects": ["LC2"]}"#, #"{"select": "LC2"}"#, #"{"select": ["LC99"]}"#,
    #"{"select": ["nothing"]}"#, #"{"select": [""]}"#, #"{"ignore": [{"class": "A"}]}"#,
    #"{"ignore": [{"rule": "LC204", "lines": "x"}]}"#, #"{"exclude": "old"}"#,
    #"{"exclude": [""]}"#, #"{"severities": {"LC306": "fatal"}}"#,
    #"{"severities": {"LC3x": "error"}}"#, #"{"classes": {"A": {"select": ["LC2"]}}}"#,
    #"{"classes": ["A"]}"#, #"{"min-confidence": "sure"}"#, #"{"fail-on": "off"}"#,
    #"{"thresholds": {"release": 1}}"#, #"{"thresholds": {"release-ms": 0}}"#,
    #"{"thresholds": {"release-ms": "soon"}}"#, #"{"patterns": ["viewDidLoad"]}"#,
    #"{"patterns": "(?<callback>.)"}"#, #"{"rule-pages": "docs"}"#,
    #"{"rule-pages": "javascript:alert(1)"}"#,
  ])
  func `the schema refuses what the parser refuses`(document: String) throws {
    #expect(try accepts(document) == (false, false))
  }

  @Test(arguments: RuleRegistry.all)
  func `the schema accepts each rule by its id and its name`(rule: RuleDescriptor) throws {
    #expect(try accepts(#"{"select": ["\#(rule.id)", "\#(rule.name)"]}"#) == (true, true))
  }
}

/// The part of JSON Schema that the configuration uses.
private struct SchemaNode {
  let root: [String: Any]

  func accepts(_ value: Any) throws -> Bool { try accepts(value, root) }

  private func accepts(_ value: Any, _ schema: [String: Any]) throws -> Bool {
    for (key, rule) in schema where try !holds(key, rule, value, schema) { return false }
    return true
  }

  private func holds(
    _ key: String,
    _ rule: Any,
    _ value: Any,
    _ schema: [String: Any]
  ) throws -> Bool {
    let text = value as? String
    let members = value as? [String: Any]
    switch key {
    case "$schema", "title", "description", "default", "definitions": return true
    case "$ref":
      let name = try #require((rule as? String)?.split(separator: "/").last)
      let definitions = try #require(root["definitions"] as? [String: [String: Any]])
      return try accepts(value, try #require(definitions[String(name)]))
    case "type":
      switch rule as? String {
      case "string": return text != nil
      case "integer": return value is Int
      case "array": return value is [Any]
      case "object": return members != nil
      default: break
      }
    case "enum": return (rule as? [String])?.contains { $0 == text } == true
    case "pattern":
      guard let text else { return true }
      return try text.contains(Regex(try #require(rule as? String)))
    case "minLength": return try text.map { $0.count >= (try #require(rule as? Int)) } ?? true
    case "maxLength": return try text.map { $0.count <= (try #require(rule as? Int)) } ?? true
    case "minimum": return try (value as? Int).map { $0 >= (try #require(rule as? Int)) } ?? true
    case "anyOf":
      return try #require(rule as? [[String: Any]]).contains { try accepts(value, $0) }
    case "items":
      let items = try #require(rule as? [String: Any])
      return try (value as? [Any])?.allSatisfy { try accepts($0, items) } ?? true
    case "required":
      return try members.map { object in
        try #require(rule as? [String]).allSatisfy { object[$0] != nil }
      } ?? true
    case "properties":
      let properties = try #require(rule as? [String: [String: Any]])
      return try members?.allSatisfy { name, member in
        try properties[name].map { try accepts(member, $0) } ?? true
      } ?? true
    case "propertyNames":
      let names = try #require(rule as? [String: Any])
      return try members?.keys.allSatisfy { try accepts($0, names) } ?? true
    case "additionalProperties":
      let known = (schema["properties"] as? [String: Any])?.keys.map(\.self) ?? []
      let others = members?.filter { !known.contains($0.key) } ?? [:]
      if rule as? Bool == false { return others.isEmpty }
      let other = try #require(rule as? [String: Any])
      return try others.values.allSatisfy { try accepts($0, other) }
    default: break
    }
    Issue.record("the test does not know '\(key)'")
    return false
  }
}
