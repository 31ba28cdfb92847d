import Foundation
import TraceModel

/// The headers and footers of sections.
extension UITableView {
  /// Makes the header and footer views of visible sections whose heights depend on the views.
  ///
  /// Other headers and footers are made after the rows.
  func prepareEdges(_ version: Int) {
    for isHeader in [true, false] {
      for section in visibleSections {
        guard content.geometry.sections.indices.contains(section),
          edge(isHeader, section).isEstimated
        else { continue }
        let view = edgeView(isHeader: isHeader, section)
        guard content.version == version else { return }
        let height = view.map(fittingHeight) ?? 0
        content.geometry.update(section) { part in
          let known = TableEdge(height: height)
          if isHeader { part.header = known } else { part.footer = known }
        }
        if let view { show(view, isHeader: isHeader, section) }
        guard content.version == version else { return }
      }
    }
  }

  /// Shows, places and removes headers and footers for the visible sections.
  func displayEdges(_ version: Int) {
    for isHeader in [true, false] {
      let shown = isHeader ? content.headers : content.footers
      for section in shown.keys.sorted() where !isEdgeVisible(isHeader, section) {
        endEdge(isHeader: isHeader, section)
        guard content.version == version else { return }
      }
    }
    for section in visibleSections {
      for isHeader in [true, false] where isEdgeVisible(isHeader, section) {
        if let view = isHeader ? content.headers[section] : content.footers[section] {
          setFrame(frame(isHeader, section), of: view)
          continue
        }
        guard !edge(isHeader, section).isEmpty else { continue }
        let answer = edgeView(isHeader: isHeader, section) ?? titleView(isHeader, section)
        guard content.version == version else { return }
        guard let view = answer else {
          content.geometry.update(section) { part in
            if isHeader { part.header.isEmpty = true } else { part.footer.isEmpty = true }
          }
          continue
        }
        show(view, isHeader: isHeader, section)
        guard content.version == version else { return }
      }
    }
  }

  /// Ends the display of the header or footer of a section.
  func endEdge(isHeader: Bool, _ section: Int) {
    let view =
      isHeader
      ? content.headers.removeValue(forKey: section)
      : content.footers.removeValue(forKey: section)
    if let view { endRemoved(view, isHeader: isHeader, section) }
  }

  /// Notifies the delegate that a header or footer is no longer displayed, and puts it into the
  /// pool.
  func endRemoved(_ view: UIView, isHeader: Bool, _ section: Int) {
    if isHeader {
      _ = askDelegate(.didEndDisplayingHeader, argument: view.traceSubject, text: "\(section)") {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    } else {
      _ = askDelegate(.didEndDisplayingFooter, argument: view.traceSubject, text: "\(section)") {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
    retireEdge(view)
  }

  private func retireEdge(_ view: UIView) {
    guard !content.headers.values.contains(where: { $0 === view }),
      !content.footers.values.contains(where: { $0 === view })
    else { return }
    recordRow(nil, of: view)
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      edgeViews.enqueue(view, identifier)
    }
  }

  private func show(_ view: UIView, isHeader: Bool, _ section: Int) {
    if isHeader { content.headers[section] = view } else { content.footers[section] = view }
    recordRow("\(section)", of: view)
    setFrame(frame(isHeader, section), of: view)
    if isHeader {
      _ = askDelegate(.willDisplayHeader, argument: view.traceSubject, text: "\(section)") {
        $0.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    } else {
      _ = askDelegate(.willDisplayFooter, argument: view.traceSubject, text: "\(section)") {
        $0.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
    let isShown = (isHeader ? content.headers[section] : content.footers[section]) === view
    if isShown, view.superview !== self { addSubview(view) }
  }

  /// Returns a standard view for the title.
  private func titleView(_ isHeader: Bool, _ section: Int) -> UIView? {
    guard let title = title(isHeader, section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  private func fittingHeight(_ view: UIView) -> CGFloat {
    let target = CGSize(width: bounds.width, height: 0)
    let isOwn = view is UITableViewHeaderFooterView
    guard isOwn || view.hasConstraints else {
      return view.frame.height > 0 ? view.frame.height : Self.defaultHeaderHeight
    }
    return view.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func edge(_ isHeader: Bool, _ section: Int) -> TableEdge {
    let part = content.geometry.sections[section]
    return isHeader ? part.header : part.footer
  }

  /// The first row of the last visible section if only its header is visible, which counts as
  /// visible until iOS 14 (github.com/Tencent/QMUI_iOS, `UITableView+QMUI`).
  var rowsBelowVisibleHeader: [IndexPath] {
    guard life.runtime.behavior.major < 15, let section = visibleSections.last else { return [] }
    let path = IndexPath(row: 0, section: section)
    let isHidden = content.geometry.contains(path) && content.headers[section] != nil
    return isHidden && content.geometry.span(of: path).lowerBound >= bounds.maxY ? [path] : []
  }

  private var visibleSections: Range<Int> {
    content.geometry.sections(from: bounds.minY, to: bounds.maxY)
  }

  /// Whether a header or footer is visible; in a plain table it is visible with any part of its
  /// section.
  private func isEdgeVisible(_ isHeader: Bool, _ section: Int) -> Bool {
    guard content.geometry.sections.indices.contains(section), edge(isHeader, section).height > 0
    else { return false }
    if style == .plain { return isVisible(content.geometry.span(of: section)) }
    let rect = isHeader ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
    return isVisible(rect.minY...rect.maxY)
  }

  /// Returns the frame of a header or footer; in a plain table it sticks to the edge of the table
  /// while its section is visible.
  private func frame(_ isHeader: Bool, _ section: Int) -> CGRect {
    var rect = isHeader ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
    guard style == .plain else { return rect }
    let span = content.geometry.span(of: section)
    if isHeader {
      let top = max(rect.minY, bounds.minY + adjustedContentInset.top)
      rect.origin.y = max(rect.minY, min(top, span.upperBound - rect.height))
    } else {
      let bottom = min(rect.minY, bounds.maxY - adjustedContentInset.bottom - rect.height)
      rect.origin.y = min(rect.minY, max(bottom, span.lowerBound))
    }
    return rect
  }
}
