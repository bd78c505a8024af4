import UIKit

@MainActor func sample() -> UIView {
  let cell = OpenSeaNonFungibleTokenTraitCell(frame: .zero)
  cell.configure(
    viewModel: OpenSeaNonFungibleTokenAttributeCellViewModel(name: "Background", value: "Blue"))
  return cell
}
