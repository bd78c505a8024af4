import UIKit

@MainActor func sample() -> UIView { SuggestionAccountTableViewFooter(reuseIdentifier: nil) }
