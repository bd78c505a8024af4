import UIKit

/// Prints the heights of a sample at three widths, as a list asks for them; its findings go to the
/// standard error.
@main
struct Measuring {
  @MainActor static func main() {
    for width in [320, 375, 430] as [CGFloat] {
      print(height(of: sample(), width: width))
    }
    for finding in HeadlessFindings.take() {
      FileHandle.standardError.write(Data("\(finding)\n".utf8))
    }
  }

  @MainActor private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    if let cell = view as? UICollectionViewCell {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: width, height: 50)
      cell.frame = attributes.frame
      return cell.preferredLayoutAttributesFitting(attributes).frame.height
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
