extension Name {
  /// Returns the cell of a row; the begin’s text is the index path, as in all callbacks of rows:
  /// `[0, 3]`.
  public static let cellForRow = Name(id: 218)
  /// Sent before the cell of a row is displayed.
  public static let willDisplayRow = Name(id: 219)
  /// Sent after the cell of a row left the table.
  public static let didEndDisplayingRow = Name(id: 220)
  /// Returns the number of sections of a table or collection.
  public static let numberOfSections = Name(id: 221)
  /// Returns the number of rows in a section; the begin’s text is the section: `1`.
  public static let numberOfRows = Name(id: 222)
  /// Returns the height of a row.
  public static let heightForRow = Name(id: 223)
  /// Returns the height of a row that was not measured yet.
  public static let estimatedHeightForRow = Name(id: 224)
  /// Returns the height of a section’s header.
  public static let heightForHeader = Name(id: 225)
  /// Returns the height of a section’s footer.
  public static let heightForFooter = Name(id: 226)
  /// Returns the title of a section’s header.
  public static let titleForHeader = Name(id: 227)
  /// Returns the title of a section’s footer.
  public static let titleForFooter = Name(id: 228)
  /// Returns the header view of a section.
  public static let viewForHeader = Name(id: 229)
  /// Returns the footer view of a section.
  public static let viewForFooter = Name(id: 230)
  /// Sent before the header of a section is displayed.
  public static let willDisplayHeader = Name(id: 231)
  /// Sent before the footer of a section is displayed.
  public static let willDisplayFooter = Name(id: 232)
  /// Sent after the header of a section left the table.
  public static let didEndDisplayingHeader = Name(id: 233)
  /// Sent after the footer of a section left the table.
  public static let didEndDisplayingFooter = Name(id: 234)
  /// Asks for the data of rows that are displayed soon.
  public static let prefetchRows = Name(id: 235)
  /// Withdraws the request for the data of rows.
  public static let cancelPrefetchingRows = Name(id: 236)
}

extension CallbackCatalog {
  /// The callbacks of the data sources and delegates of tables about rows.
  static let tables = [
    Section(.delegate, .cells).rows([
      Row(.cellForRow, "tableView(_:cellForRowAt:)"),
      Row(.numberOfSections, "numberOfSections(in:)"),
      Row(.numberOfRows, "tableView(_:numberOfRowsInSection:)"),
      Row(.heightForRow, "tableView(_:heightForRowAt:)"),
      Row(.estimatedHeightForRow, "tableView(_:estimatedHeightForRowAt:)"),
      Row(.heightForHeader, "tableView(_:heightForHeaderInSection:)"),
      Row(.heightForFooter, "tableView(_:heightForFooterInSection:)"),
      Row(.titleForHeader, "tableView(_:titleForHeaderInSection:)"),
      Row(.titleForFooter, "tableView(_:titleForFooterInSection:)"),
      Row(.viewForHeader, "tableView(_:viewForHeaderInSection:)"),
      Row(.viewForFooter, "tableView(_:viewForFooterInSection:)"),
      Row(.prefetchRows, "tableView(_:prefetchRowsAt:)"),
      Row(.cancelPrefetchingRows, "tableView(_:cancelPrefetchingForRowsAt:)"),
    ]),
    Section(.delegate, .cells, argument: .view).rows([
      Row(.willDisplayRow, "tableView(_:willDisplay:forRowAt:)"),
      Row(.didEndDisplayingRow, "tableView(_:didEndDisplaying:forRowAt:)"),
      Row(.willDisplayHeader, "tableView(_:willDisplayHeaderView:forSection:)"),
      Row(.willDisplayFooter, "tableView(_:willDisplayFooterView:forSection:)"),
      Row(.didEndDisplayingHeader, "tableView(_:didEndDisplayingHeaderView:forSection:)"),
      Row(.didEndDisplayingFooter, "tableView(_:didEndDisplayingFooterView:forSection:)"),
    ]),
  ]
}
