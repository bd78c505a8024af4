import UIKit

@MainActor func sample() -> UIView {
  let header = ExploreSectionHeaderView(frame: .zero)
  header.label.text = "Trending"
  return header
}
