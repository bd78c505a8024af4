import UIKit

open class LoaderView: UIView { let (start, stop) = ({}, {}) }
