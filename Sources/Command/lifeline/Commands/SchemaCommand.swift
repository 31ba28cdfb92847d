import ArgumentParser
import CheckConfiguration
import CommandEnvironment
import LifelineCommand

/// `lifeline schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON schema of .lifeline.yml, for completion and checks in editors.",
    discussion: """
      With the YAML language server, such as in Visual Studio Code, the first line of .lifeline.yml \
      names the file: # yaml-language-server: $schema=lifeline.schema.json

      EXAMPLES
        lifeline schema > lifeline.schema.json
        lifeline schema | grep description     what each key does

      EXIT STATUS
        0  the schema was printed
        2  any failure
      """
  )

  func run() throws {
    try OutputFile.standard.write(ConfigurationSchema.text)
  }
}
