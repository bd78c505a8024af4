/// Recipes as a food app lists them, from one word to more than a card can show.
let recipeSamples: [Recipe] = [
  Recipe(
    title: "Tomato soup with basil",
    summary: "Ripe tomatoes, a little cream and more basil than seems reasonable.", minutes: 25,
    isNew: true), Recipe(title: "Soup", summary: "", minutes: 5),
  Recipe(
    title: "Grandmother’s slow-roasted shoulder of lamb with rosemary potatoes and preserved lemon",
    summary: """
      Start it on Saturday evening and forget about it until lunch. The lamb cooks so gently that it \
      can be carved with a spoon, and the potatoes underneath catch everything it lets go: garlic, \
      rosemary, lemon and a good deal of patience. Leftovers make the best sandwich of the year.
      """, minutes: 1440, isNew: true),
  Recipe(
    title: "Kartoffel-Lauch-Auflauf mit Bergkäsekruste",
    summary: """
      Für kalte Abende: mehligkochende Kartoffeln, junger Lauch und eine Kruste, die im Ofen \
      goldbraun wird.
      """, minutes: 70),
  Recipe(
    title: "Donaudampfschifffahrtskapitänspastete",
    summary: "Der Name ist ein Scherz aus der Kombüse, das Rezept ist ernst gemeint.", minutes: 95,
    isNew: true),
  Recipe(
    title: "Tarte fine aux poireaux et au comté",
    summary: """
      Une pâte feuilletée, des poireaux fondus au beurre, du comté râpé : le dîner se prépare \
      pendant que le four chauffe.
      """, minutes: 45),
  Recipe(
    title: "Tortilla de patatas con cebolla",
    summary: "Cuajada por fuera y jugosa por dentro; la cebolla, despacio y sin prisa.", minutes: 40
  ),
  Recipe(
    title: "Pierogi ruskie",
    summary: "Cienkie ciasto, w środku ziemniaki i twaróg, na wierzchu mnóstwo smażonej cebuli.",
    minutes: 90),
  Recipe(
    title: "Lohikeitto",
    summary: "Kermainen keitto lohesta, perunasta ja tillistä. Ruisleipäviipale kuuluu viereen.",
    minutes: 35),
  Recipe(
    title: "Φασολάδα με σέλινο",
    summary: "Φασόλια, καρότο, σέλινο και μπόλικο ελαιόλαδο: φτάνει για όλο το τραπέζι.",
    minutes: 80),
  Recipe(
    title: "Гречневые блины со сметаной",
    summary: """
      Тонкие и чуть хрустящие по краям. Первый блин, как водится, комом, а второй исчезнет раньше, \
      чем вы накроете на стол.
      """, minutes: 50, isNew: true),
  Recipe(
    title: "鮭ときのこの炊き込みご飯", summary: "秋鮭と三種のきのこを昆布だしで炊き込みました。ふたを開けた瞬間の香りもごちそうです。", minutes: 60,
    isNew: true), Recipe(title: "番茄炒蛋", summary: "酸甜的番茄配上嫩滑的鸡蛋，十分钟就能上桌，昨天剩下的米饭也有了去处。", minutes: 10),
  Recipe(title: "김치볶음밥", summary: "잘 익은 김치와 찬밥만 있으면 됩니다. 마지막에 달걀프라이를 꼭 올려 주세요.", minutes: 15),
  Recipe(
    title: "شوربة العدس", summary: "عدس أحمر وكمون وعصرة ليمون: طبق بسيط يدفئ ليالي الشتاء.",
    minutes: 35),
  Recipe(
    title: "ต้มยำกุ้ง", summary: "น้ำซุปเปรี้ยวเผ็ด หอมตะไคร้และใบมะกรูด กุ้งสดตัวโต", minutes: 30, isNew: true),
  Recipe(
    title: "🌮🌮🌮", summary: "Three tacos, three salsas 🌶️🍋🥑. Family night is saved 👨‍👩‍👧‍👦!", minutes: 20,
    isNew: true),
]
