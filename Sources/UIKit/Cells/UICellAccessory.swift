public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  public enum LayoutDimension { case actual, standard, custom(CGFloat) }
  public struct DisclosureIndicatorOptions { public init() {} }
  public struct CheckmarkOptions { public init() {} }
  public struct DeleteOptions { public init() {} }
  public struct ReorderOptions { public init() {} }
  public struct MultiselectOptions { public init() {} }
  public struct OutlineDisclosureOptions { public init() {} }
  public struct LabelOptions { public init() {} }
  public struct CustomViewConfiguration {
    let view: UIView
    @MainActor public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) { view = customView }
  }
  let name: String
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(name: "disclosureIndicator") }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self { Self(name: "checkmark") }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(name: "delete") }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self { Self(name: "reorder") }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self { Self(name: "multiselect") }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(name: "outlineDisclosure") }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self { Self(name: "label") }
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(name: "customView")
  }
}
