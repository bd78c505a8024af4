extension Rewriter {
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
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
  ].merging(nested.map { (olderName(of: $0), $0) }, uniquingKeysWith: { first, _ in first })

  /// `UITableViewAutomaticDimension` for `UITableView.automaticDimension`.
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

  /// Replaces UIKit's older names by the newer ones, as the compiler for iOS offers to do, unless
  /// the app declares them itself.
  mutating func rewriteRenamedNames(in file: Int, besides own: Set<String>) {
    let source = index.files[file].source
    for (token, code) in source.code.enumerated() where code.kind == .identifier {
      let name = source.text(token)
      let isMember = source.kind(token - 1) == .period
      if isMember, name == "bringSubview" || name == "sendSubview" {
        rewriteOrder(token, in: file)
      } else if source.kind(token + 1) == .colon, name == "toParentViewController" {
        edits[file].replace(token, with: "toParent")
      } else if let newer = (isMember ? Self.renamedMembers : Self.renamed)[name],
        !own.contains(name), ![.func, .var, .let].contains(source.word(token - 1))
      {
        edits[file].replace(token, with: newer)
      }
    }
  }

  /// `view.bringSubview(toFront: label)` becomes `view.bringSubviewToFront(label)`.
  private mutating func rewriteOrder(_ token: Int, in file: Int) {
    let source = index.files[file].source
    let isFront = source.isText(token, "bringSubview")
    guard source.kind(token + 1) == .leftParenthesis,
      source.isText(token + 2, isFront ? "toFront" : "toBack"), source.kind(token + 3) == .colon
    else { return }
    edits[file].insert(isFront ? "ToFront" : "ToBack", after: token)
    edits[file].blank(token + 2..<token + 4)
  }

  /// The names of types and members that the app declares, those of type aliases among them.
  var ownNames: Set<String> {
    index.files.reduce(into: []) { names, file in
      names.formUnion(file.types.filter { $0.kind != .extension }.map(\.name))
      names.formUnion(file.members.map(\.name))
      for (token, code) in file.source.code.enumerated() where code.word == .typealias {
        if file.source.kind(token + 1) == .identifier { names.insert(file.source.text(token + 1)) }
      }
    }
  }
}
