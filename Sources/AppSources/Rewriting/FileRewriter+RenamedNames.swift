extension FileRewriter {
  /// Names of UIKit's in newer versions of Swift; the older ones are these without the period.
  ///
  /// - Source: The changes to Apple's interfaces in Swift 4.2, as their headers have them in
  ///   `NS_SWIFT_NAME` and `renamed:`.
  private static let nested = [
    "UITableView.Style", "UITableView.ScrollPosition", "UITableView.RowAnimation",
    "UITableView.automaticDimension", "UITableViewCell.SelectionStyle",
    "UITableViewCell.AccessoryType", "UITableViewCell.EditingStyle",
    "UITableViewCell.SeparatorStyle", "UICollectionView.ScrollPosition",
    "UICollectionView.ScrollDirection", "UICollectionViewFlowLayout.automaticSize",
    "UIStackView.Distribution", "UIStackView.Alignment", "UIControl.State", "UIView.ContentMode",
    "UIView.AnimationOptions", "UIView.AnimationCurve", "UIView.noIntrinsicMetric",
    "UIFont.TextStyle", "UIFont.Weight", "UIFontDescriptor.SymbolicTraits",
    "UIActivityIndicatorView.Style", "UIBarButtonItem.Style", "UIImage.RenderingMode",
    "UIImage.Orientation", "UIAlertController.Style", "UIAlertAction.Style",
    "UIGestureRecognizer.State", "UIApplication.State", "UIApplication.LaunchOptionsKey",
    "UIScrollView.KeyboardDismissMode", "NSAttributedString.Key",
  ]

  /// The other older names, with the newer ones.
  private static let renamed = [
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UIButtonType": "UIButton.ButtonType", "UIControlEvents": "UIControl.Event",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UITextBorderStyle": "UITextField.BorderStyle", "UITextFieldViewMode": "UITextField.ViewMode",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
  ].merging(nested.map { (olderName(of: $0), $0) }, uniquingKeysWith: { first, _ in first })

  private static func olderName(of newer: String) -> String {
    newer.outerPath.map { outer in
      let name = newer.lastName
      return outer + name.prefix(1).uppercased() + name.dropFirst()
    } ?? newer
  }

  private static let renamedMembers = [
    "childViewControllers": "children", "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
  ]

  /// Replaces UIKit's older names, unless the app declares them itself.
  mutating func rewriteRenamedNames(besides own: Set<String>) {
    for (token, code) in source.code.enumerated() where code.kind == .identifier {
      let name = source.text(token)
      let isMember = source.kind(token - 1) == .period
      if isMember, name == "bringSubview" || name == "sendSubview" {
        rewriteOrder(token)
      } else if source.kind(token + 1) == .colon, name == "toParentViewController" {
        edits.replace(token, with: "toParent")
      } else if let newer = (isMember ? Self.renamedMembers : Self.renamed)[name],
        !own.contains(name), ![.func, .var, .let].contains(source.word(token - 1))
      {
        edits.replace(token, with: newer)
      }
    }
  }

  private mutating func rewriteOrder(_ token: Int) {
    let isFront = source.isText(token, "bringSubview")
    guard source.kind(token + 1) == .leftParenthesis,
      source.isText(token + 2, isFront ? "toFront" : "toBack"), source.kind(token + 3) == .colon
    else { return }
    edits.insert(isFront ? "ToFront" : "ToBack", after: token)
    edits.blank(token + 2..<token + 4)
  }
}
