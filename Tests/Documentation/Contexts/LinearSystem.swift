import SelfSizingCassowary

let (top, bottom) = (Variable(0), Variable(1))
