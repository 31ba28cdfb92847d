import HeadlessUIKit

extension View {
  /// Presents a sheet while a binding is `true`
  /// (developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)).
  ///
  /// A dismissal by the app writes the binding first; then follow the transition, the content's
  /// `onDisappear`, and `onDismiss`. A drag of the user writes the binding after the transition.
  /// The presenting view does not disappear (swiftui rules 8.1 to 8.3).
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet for an item; an item with another id is another sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.sheet, item, onDismiss, content)
  }

  /// Presents a cover of the whole screen while a binding is `true`.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.fullScreenCover, isPresented, onDismiss, content)
  }

  /// Presents a cover of the whole screen for an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.fullScreenCover, item, onDismiss, content)
  }

  /// Presents a popover while a binding is `true`; in a narrow window, a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.popover, isPresented, nil, content)
  }

  /// Presents a popover for an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.popover, item, nil, content)
  }

  private func present<Content: View>(
    _ kind: PresentationKind,
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> ModifiedContent<Self, SheetModifier<Bool, Content>> {
    modifier(
      SheetModifier(
        kind: kind,
        item: isPresented.whileTrue,
        identity: { _ in AnyHashable(true) },
        onDismiss: onDismiss,
        content: { _ in content() }
      )
    )
  }

  private func present<Item: Identifiable, Content: View>(
    _ kind: PresentationKind,
    _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, SheetModifier<Item, Content>> {
    modifier(
      SheetModifier(
        kind: kind,
        item: item,
        identity: { AnyHashable($0.id) },
        onDismiss: onDismiss,
        content: content
      )
    )
  }
}

/// The anchor of a popover; it is not recorded, because nothing is drawn.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Source)

  /// A rectangle of a view.
  public struct Source: Sendable {
    /// The bounds of the view.
    public static let bounds = Source()
  }
}

extension Binding where Value == Bool {
  /// A binding to an item that exists while the value is `true`.
  var whileTrue: Binding<Bool?> {
    Binding<Bool?>(
      get: { wrappedValue ? true : nil },
      set: { item, transaction in self.transaction(transaction).wrappedValue = item ?? false }
    )
  }
}
