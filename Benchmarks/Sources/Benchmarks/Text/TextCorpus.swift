/// Paragraphs of about 204 characters, the same on every machine.
enum TextCorpus {
  static let paragraphCount = 1000

  private static let english = """
    the of and to in a is that for it as was with be by on not he his but at are this have from or had \
    an they which one you were all her she there would their we him been has when who will no more if \
    out so up said what its about than into them can only other time new some could these two may first \
    then do any like my now over such our man me even most made after also did many off before must \
    through back years where much your way well down should because each people those too little state \
    good very make world still see own work men day get here old between both life being under three \
    never know same last another while us might great year since against go came right used take \
    Avenue Toronto Wyoming Valley York Kyoto Vienna Lisbon Warsaw Tokyo paperback northern platform
    """.split(separator: " ").map(String.init)

  private static let european = """
    größer für über schön Straße müssen können wäre Übung naïve façade déjà été près élève Noël cœur \
    señor mañana niño corazón Málaga português coração não então żółty gęś źdźbło łódka świat Kraków \
    příliš žluťoučký kůň úpěl ďábelské ódy český Škoda gözlük İstanbul çocuk ağaç şimdi magyar őszi \
    η γλώσσα των ανθρώπων είναι πολύ όμορφη και μεγάλη θάλασσα ήλιος νερό άνθρωπος Αθήνα δρόμος \
    широкая электрификация южных губерний даст мощный толчок подъёму сельского хозяйства вокруг света \
    съешь ещё этих мягких французских булок да выпей чаю Москва город дорога человек
    """.split(separator: " ").map(String.init)

  /// English, nearly all of it ASCII letters.
  static let englishParagraphs = paragraphs(of: english, seed: 1)
  /// Latin with diacritics, Greek and Cyrillic.
  static let europeanParagraphs = paragraphs(of: european, seed: 2)

  private static func paragraphs(of words: [String], seed: UInt64) -> [String] {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<paragraphCount).map { _ in
      var text = ""
      while text.count < 196 {
        if !text.isEmpty { text += [" ", " ", " ", " ", " ", " ", " ", ", ", ". "][random(9)] }
        text += words[random(words.count)]
      }
      return text + "."
    }
  }
}
