/// The public address of the project, from which documents and reports take every address.
package enum ProjectAddress {
  /// The address of the repository without a slash at its end; `nil` as long as the project is not
  /// published.
  ///
  /// After a change, `.ci/record goldens` writes it into the documents.
  package static let repository: String? = nil

  /// The address in commands and manifests of documents; a placeholder as long as there is none.
  package static var inDocuments: String { repository ?? "ADDRESS" }
}
