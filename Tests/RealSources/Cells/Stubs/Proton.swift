let (ColorProvider, IconProvider) = (Named(), Named())
