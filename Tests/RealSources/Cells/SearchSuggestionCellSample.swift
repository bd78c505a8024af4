import UIKit

@MainActor func sample() -> UIView {
  HeadlessImages.setSize(CGSize(width: 20, height: 20), forImageNamed: "recent-search-arrow")
  let cell = SuggestionCell(style: .default, reuseIdentifier: nil)
  cell.setTitle("weather tomorrow")
  return cell
}
