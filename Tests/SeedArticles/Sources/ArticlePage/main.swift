import Foundation

// Prints the page: ArticlePage FOLDER LOGS. FOLDER is this package, LOGS contains the compiler's
// output per mode and per refused file.
do {
  let arguments = CommandLine.arguments
  guard arguments.count == 3 else { throw PageError("usage: ArticlePage FOLDER LOGS") }
  let page = try Page(
    folder: URL(fileURLWithPath: arguments[1]),
    logs: URL(fileURLWithPath: arguments[2])
  )
  let problems = page.problems()
  guard problems.isEmpty else { throw PageError(problems.joined(separator: "\n")) }
  print(page.text(), terminator: "")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
