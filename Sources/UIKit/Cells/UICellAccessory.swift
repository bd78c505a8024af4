/// An accessory at the edge of a list's cell.
public struct UICellAccessory {
  /// UIKit's `DisplayedState`.
  public enum DisplayedState: Sendable {
    /// UIKit's cases of the same names.
    case always, whenEditing, whenNotEditing
  }
  /// UIKit's `Placement`.
  public enum Placement {
    /// UIKit's case of the same name.
    case leading(displayed: DisplayedState = .always)
    /// UIKit's case of the same name.
    case trailing(displayed: DisplayedState = .always)
  }
  /// UIKit's `LayoutDimension`.
  public enum LayoutDimension {
    /// UIKit's cases of the same names.
    case actual, standard, custom(CGFloat)
  }
  /// UIKit's `DisclosureIndicatorOptions`.
  public struct DisclosureIndicatorOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `CheckmarkOptions`.
  public struct CheckmarkOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `DeleteOptions`.
  public struct DeleteOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `ReorderOptions`.
  public struct ReorderOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `MultiselectOptions`.
  public struct MultiselectOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `OutlineDisclosureOptions`.
  public struct OutlineDisclosureOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `LabelOptions`.
  public struct LabelOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `CustomViewConfiguration`.
  public struct CustomViewConfiguration {
    let view: UIView
    /// Creates one as UIKit does.
    @MainActor public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) { view = customView }
  }
  let name: String
  /// UIKit's `disclosureIndicator`.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(name: "disclosureIndicator") }
  /// UIKit's `checkmark`.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self { Self(name: "checkmark") }
  /// UIKit's `delete`.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(name: "delete") }
  /// UIKit's `reorder`.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self { Self(name: "reorder") }
  /// UIKit's `multiselect`.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self { Self(name: "multiselect") }
  /// UIKit's `outlineDisclosure`.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(name: "outlineDisclosure") }
  /// UIKit's `label`.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self { Self(name: "label") }
  /// UIKit's `customView`.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(name: "customView")
  }
}
