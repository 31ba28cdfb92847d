import APICoverage

/// The page `traces/uikit/README.md`.
struct CoveragePage {
  let table: CoverageTable
  let evidence: TestEvidence

  var text: String {
    let members = table.rows.flatMap { row in
      row.members.map { (row: row, member: $0) }
    }
    func count(_ status: APIStatus) -> Int { members.count { $0.member.status == status } }
    let untested = members.count { $0.member.status == .behaves && !isTested($0.member, $0.row) }
    var lines = [
      "# What of your code compiles",
      "",
      "The names of UIKit's API that apps use, and what `HeadlessUIKit` (with Apple's other modules,",
      "such as `WebKit` and `AVKit`) has of each. `lifeline missing Sources/App` lists what the code of an app uses that is absent,",
      "before anyone compiles it.",
      "",
      "| | types | members |",
      "|---|---:|---:|",
      "| behave as in UIKit | \(rows(.behaves)) | \(count(.behaves)) |",
      "| inert: compile, and store what is set | \(rows(.inert)) | \(count(.inert)) |",
      "| absent | \(rows(.absent)) | \(count(.absent)) |",
      "",
      "Of the members that behave, \(untested) are used by no test; they are in *italics*. The link in",
      "each row leads to the test that uses most members of the type. A member with a default",
      "argument is listed with all its labels. Inherited members are listed with the superclass.",
      "",
      "This page is generated from [names.txt](names.txt), a list of names written from knowledge, the",
      "declarations in `Sources`, their comments `// inert: reason`, and the tests; a name that is in",
      "none of UIKit's releases, or a name that the list lacks, is a mistake of the list. The command",
      "reads the same data, [uikit.txt](../../Sources/Command/APICoverage/uikit.txt), in which `-` precedes an",
      "absent name and `~` an inert one. [OBSERVATIONS.md](OBSERVATIONS.md) lists what was published",
      "about the behavior.",
      "",
      "No attribute or directive of Objective-C compiles on Linux: `@objc`, `@IBOutlet`, `@IBAction`,",
      "`#selector`, `dynamic`. The build plugin [AppSources](../../Sources/AppSources/README.md) compiles",
      "a rewritten copy of sources that contain them. Storyboards and nibs are read; what is not read",
      "of them is a diagnostic in the trace.",
    ]
    var area = ""
    for row in table.rows {
      if row.area != area {
        area = row.area
        lines += [
          "", "## \(area)", "", "| type | behaves | inert | absent |", "|---|---|---|---|",
        ]
      }
      lines.append(line(for: row))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows(_ status: APIStatus) -> Int { table.rows.count { $0.status == status } }

  private func isTested(_ member: CoverageTable.Member, _ row: CoverageTable.Row) -> Bool {
    evidence.uses(member.name, of: row.name)
  }

  private func line(for row: CoverageTable.Row) -> String {
    var title = "`\(row.name)`"
    if let file = evidence.file(for: row), row.status == .behaves {
      title = "[\(title)](../../\(file))"
    }
    func names(_ status: APIStatus) -> String {
      row.members.filter { $0.status == status }.map { member in
        let name = "`\(member.name.text)`"
        return status == .behaves && !isTested(member, row) ? "*\(name)*" : name
      }.joined(separator: ", ")
    }
    var cells = [names(.behaves), names(.inert), names(.absent)]
    if row.members.isEmpty {
      cells[[APIStatus.behaves, .inert, .absent].firstIndex(of: row.status) ?? 0] = "✓"
    }
    if !row.reason.isEmpty { cells[1] += "\(cells[1].isEmpty ? "" : "<br>")(\(row.reason))" }
    if row.status == .absent { cells[2] = "the type" }
    return "| \(title) | \(cells.joined(separator: " | ")) |"
  }
}
