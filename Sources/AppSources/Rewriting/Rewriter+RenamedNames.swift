extension Rewriter {
  /// Names of UIKit's in older versions of Swift, with those that the compiler offers for them.
  ///
  /// - Source: The changes to Apple's interfaces in Swift 4.2, as their headers have them in
  ///   `NS_SWIFT_NAME` and `renamed:`.
  private static let renamed: [String: String] = [
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITableViewStyle": "UITableView.Style",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIButtonType": "UIButton.ButtonType",
    "UIControlState": "UIControl.State",
    "UIControlEvents": "UIControl.Event",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIFontTextStyle": "UIFont.TextStyle",
    "UIFontWeight": "UIFont.Weight",
    "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImageOrientation": "UIImage.Orientation",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIApplicationState": "UIApplication.State",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "NSAttributedStringKey": "NSAttributedString.Key",
  ]

  /// The members of older versions, with those that the compiler offers for them.
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
        edits[file].replace(code.range, with: "toParent", in: source)
      } else if let newer = (isMember ? Self.renamedMembers : Self.renamed)[name],
        !own.contains(name), ![.func, .var, .let].contains(source.word(token - 1))
      {
        edits[file].replace(code.range, with: newer, in: source)
      }
    }
  }

  /// `view.bringSubview(toFront: label)` becomes `view.bringSubviewToFront(label)`.
  private mutating func rewriteOrder(_ token: Int, in file: Int) {
    let source = index.files[file].source
    let label = source.isText(token, "bringSubview") ? "toFront" : "toBack"
    guard source.kind(token + 1) == .leftParenthesis, source.kind(token + 2) == .identifier,
      source.text(token + 2) == label, source.kind(token + 3) == .colon
    else { return }
    let ending = label == "toFront" ? "ToFront" : "ToBack"
    edits[file].insert(ending, at: source.code[token].range.upperBound)
    edits[file].blank(source.byteRange(token + 2..<token + 4), in: source)
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
