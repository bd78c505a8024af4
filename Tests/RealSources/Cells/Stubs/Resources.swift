import UIKit

/// Any color, and any image without a size, by the names that generated code has for them.
@dynamicMemberLookup struct Named {
  subscript(dynamicMember name: String) -> UIColor { .gray }
  subscript(dynamicMember name: String) -> CGColor { UIColor.gray.cgColor }
  subscript(dynamicMember name: String) -> UIImage { UIImage() }
}
