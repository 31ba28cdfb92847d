import Foundation
import SiteBuilder

// Builds the documentation site; .ci/site describes the arguments.
let usage = """
  usage: site REPOSITORY MODULES OUTPUT SCRATCH [--base-path PATH] [--repository ADDRESS]
         [--check]

  """
var folders: [URL] = []
var options = SiteBuild.Options()
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--base-path": options.basePath = arguments.popFirst() ?? ""
  case "--check": options.isCheck = true
  case "--repository": options.repositoryAddress = arguments.popFirst()
  default: folders.append(URL(filePath: argument))
  }
}
guard folders.count == 4 else {
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
let build = SiteBuild(
  repository: folders[0],
  modules: folders[1],
  output: folders[2],
  scratch: folders[3],
  options: options,
  report: { print($0) }
)
do {
  try build.run()
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
