import type { Locale } from '@polydex/contract/locale/locale'

/**
 * Characters that exist in one Chinese script only, common ones in pairs: Simplified, then Traditional. A text with a
 * character of the wrong column was not written for its readers.
 */
const pairs =
  '们們这這个個来來时時为為会會说說对對开開过過还還样樣将將于於图圖片片声聲视視频頻网網页頁线線编編辑輯写寫读讀语語译譯词詞设設计計发發现現实實让讓应應用用户戶电電话話邮郵' +
  '务務业業产產员員团團队隊协協议議记記录錄课課习習学學题題问問题題检檢测測识識别別画畫颜顏绘繪书書报報纸紙档檔单單价價费費买買卖賣购購银銀账賬钱錢财財贷貸税稅' +
  '链鏈连連转轉换換导導输輸传傳载載级級组組织織结結构構标標签籤类類种種选選项項条條总總统統数數据據库庫码碼护護隐隱权權险險证證账賬号號录錄览覽阅閱' +
  '体體验驗优優质質简簡单單复複杂雜难難变變动動态態关關键鍵鸟鳥鱼魚车車马馬门門间間问問闻聞东東风風飞飛长長张張帮幫导導师師带帶归歸当當观觀规規觉覺' +
  '资資讯訊费費贴貼质質软軟轻輕较較辅輔输輸边邊达達运運进進远遠适適选選递遞遗遺邻鄰释釋钟鐘钥鑰铁鐵银銀错錯镜鏡长長门門闪閃闭閉间間队隊阶階际際陆陸' +
  '随隨险險隐隱难難雾霧静靜韩韓页頁顶頂顺順须須预預领領频頻题題颜顏额額风風饭飯饮飲馆館驱驅驾駕骑騎验驗鲜鮮黄黃龙龍龄齡'

/**
 * 籤, 複 and the like have more than one Simplified counterpart; a character on both sides of the list proves nothing.
 */
function split(): { simplified: Set<string>; traditional: Set<string> } {
  const simplified = new Set<string>()
  const traditional = new Set<string>()
  for (let index = 0; index < pairs.length; index += 2) {
    const [first, second] = [pairs.charAt(index), pairs.charAt(index + 1)]
    if (first === second) continue
    simplified.add(first)
    traditional.add(second)
  }
  return {
    simplified: new Set([...simplified].filter((character) => !traditional.has(character))),
    traditional: new Set([...traditional].filter((character) => !simplified.has(character))),
  }
}

const { simplified, traditional } = split()

const findAny = (text: string, characters: ReadonlySet<string>): string | undefined =>
  Array.from(text).find((character) => characters.has(character))

const scripts: Partial<Record<Locale, { pattern: RegExp; name: string }>> = {
  ja: { pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, name: 'kana' },
  ko: { pattern: /\p{Script=Hangul}/u, name: 'Hangul' },
  tw: { pattern: /\p{Script=Han}/u, name: 'Chinese characters' },
  zh: { pattern: /\p{Script=Han}/u, name: 'Chinese characters' },
}

/** Checks that a text is in the script of its language: Traditional in tw, Simplified in zh. */
export function findScriptFaults(locale: Locale, text: string): string[] {
  const wanted = scripts[locale]
  if (wanted !== undefined) {
    const wrong = locale === 'tw' ? findAny(text, simplified) : locale === 'zh' ? findAny(text, traditional) : undefined
    return [
      ...(wanted.pattern.test(text) ? [] : [`has no ${wanted.name}; write it in the language`]),
      ...(wrong === undefined
        ? []
        : [`has ${wrong}; write it in ${locale === 'tw' ? 'Traditional' : 'Simplified'} characters`]),
    ]
  }
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}]/u.test(text)
    ? ['has characters of another script; write it in the language']
    : []
}
