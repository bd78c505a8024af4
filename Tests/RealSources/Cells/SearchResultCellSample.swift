import UIKit

@MainActor func sample() -> UIView {
  let cell = SearchResultCell(style: .default, reuseIdentifier: nil)
  let link = URL(fileURLWithPath: "/renew-adult-passport")
  cell.configure(
    item: SearchItem(
      title: "Renew your passport", description: "Renew or replace it.", contentId: nil,
      link: link))
  return cell
}
