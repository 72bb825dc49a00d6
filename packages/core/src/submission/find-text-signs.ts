import { sharedHosts, shorteners } from './spam-hosts.ts'
import type { SpamSign } from './spam-signs.ts'
import { registrableDomainOf } from './registrable-domain.ts'

/**
 * Words of trades that advertise by spam. Only two different ones together count, and they never hold a case alone: an
 * honest tool may help poker players or pharmacists.
 */
const viceWords: readonly string[] = [
  'casino|casinos|jackpot|slots|betting|sportsbook|gambling|roulette|baccarat|free spins',
  'viagra|cialis|kamagra|tramadol|xanax|levitra|steroids|weight loss|keto gummies|cbd',
  'escort|escorts|porn|xxx|onlyfans leak|nude|nudes|sex|hookup|milf',
  'payday loan|loan|loans|forex|bitcoin|crypto signals|airdrop|double your|get rich',
  'passive income|guaranteed profit|make money|replica watches|fake id|counterfeit|hack account',
  'backlinks|guest post|buy followers|buy likes|dofollow|link building|pbn|smm panel',
  'spielautomaten|wetten|glücksspiel|potenzmittel|abnehmen|kredit|schnell reich|geld verdienen',
  'apuestas|tragamonedas|préstamo|préstamos|adelgazar|dinero fácil|gana dinero|pastillas',
  'apostas|caça-níqueis|empréstimo|emagrecer|emagreça|dinheiro fácil|ganhe dinheiro|cassino',
  'cá cược|nhà cái|nổ hũ|tài xỉu|vay tiền|giảm cân|kiếm tiền|lô đề|xổ số|đánh bạc',
  '娱乐城|博彩|赌场|百家乐|彩票|时时彩|棋牌|贷款|代开发票|发票|壮阳|减肥|色情|约炮|刷单',
  '娛樂城|博弈|賭場|百家樂|運彩|貸款|壯陽|減肥|外送茶|援交|代辦',
  'カジノ|パチンコ|競馬|出会い系|副業|稼げる|即日融資|精力剤|ダイエット|無修正',
  '카지노|바카라|토토|토토사이트|슬롯|대출|출장안마|비아그라|먹튀|릴게임',
].flatMap((line) => line.split('|'))

/** Words of advertisements rather than descriptions. One is common; three are hard to write by accident. */
const baitWords: readonly string[] = [
  'click here|buy now|order now|act now|limited offer|limited time|promo code|coupon|discount',
  '% off|best price|lowest price|cheapest|cheap|100% free|risk free|money back|guaranteed',
  'sign up now|call now|contact us|dm me|visit our|hurry|no deposit|number one|#1|bonus',
  'jetzt kaufen|jetzt anmelden|hier klicken|rabatt|gutschein|günstig|garantiert|nur heute',
  'compra ahora|compre ahora|haz clic|oferta|descuento|cupón|garantizado|garantizados|barato',
  'compre já|compre agora|clique aqui|desconto|cupom|garantido|promoção|mais barato',
  'mua ngay|bấm vào đây|khuyến mãi|giảm giá|giá rẻ|uy tín|cam kết|liên hệ ngay|đăng ký ngay',
  '点击|立即购买|优惠|折扣|低价|包过|咨询|加微信|诚信|返利|首存|注册送',
  '點擊|立即購買|優惠|折扣|低價|加賴|加line|首存|註冊送|保證',
  '今すぐ|クリック|激安|割引|クーポン|限定|保証|登録で',
  '클릭|지금 바로|할인|쿠폰|최저가|보장|가입 즉시|문의',
].flatMap((line) => line.split('|'))

const eastAsian = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Counts words of a list: whole words in scripts with spaces, substrings otherwise. */
function findWords(words: readonly string[]): (text: string) => number {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const escaped = longestFirst.map((word) => ({ word, pattern: word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) }))
  const of = (isEastAsian: boolean) =>
    escaped.filter(({ word }) => eastAsian.test(word) === isEastAsian).map(({ pattern }) => pattern)
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:${of(false).join('|')})(?!\p{L})|${of(true).join('|')}`, 'gu')
  return (text) => new Set((text.match(pattern) ?? []).map((word) => word.replace(/s$/, ''))).size
}
const [countVices, countBaits] = [findWords(viceWords), findWords(baitWords)]

/** `c4s1no` is spelled to evade filters. */
const leet: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' }
const readLeet = (text: string): string =>
  text.replace(/[0-5@$](?=\p{L})|(?<=\p{L})[0-5@$]/gu, (sign) => leet[sign] ?? sign)

const findLinks = (text: string): string[] => text.match(/(?:https?:\/\/|www\.)[^\s<>"'()[\]，。、]+/gi) ?? []

function domainOfLink(link: string): string | undefined {
  try {
    const { hostname } = new URL(link.startsWith('http') ? link : `https://${link}`)
    return registrableDomainOf(hostname)
  } catch {
    return undefined
  }
}

const phone = /(?:\+|\b00)\d[\d\s().-]{7,}\d|\b0\d{2,3}[\s.-]?\d{3,4}[\s.-]?\d{3,4}\b|\b1[3-9]\d{9}\b/g
/** A messenger's name followed by something that only a handle looks like: `WhatsApp bot` and `微信小程序` have none. */
const handle =
  /(?:telegram|whats ?app|we ?chat|weixin|微信|\bvx|v信|薇信|\bline(?: ?id)?|加賴|zalo|kakao|카톡|텔레그램|skype|\bqq)[\s:：号號群id]*(@[\w.]{3,}|\+?\d[\d\s-]{5,}|[a-z][a-z-]*[\d_][\w-]+)/giu
const mail = /[\w.+-]+@[\w-]+\.[a-z.]{2,}/gi

/** Telephone numbers, messenger handles and email addresses, each in canonical spelling: campaigns share them. */
export const listContacts = (text: string): { isBait: boolean; contacts: string[] } => {
  const direct = [...(text.match(phone) ?? []), ...Array.from(text.matchAll(handle), ([, name = '']) => name)]
  const spelled = [...direct, ...(text.match(mail) ?? [])].map((contact) =>
    contact.toLowerCase().replace(/[^\w@.]/g, ''),
  )
  return { isBait: direct.length > 0, contacts: [...new Set(spelled)] }
}

/** Spellings that are rare in all of our languages. */
const odd = /[bcdfghjklmnpqrstvwxz]{5,}|q[^u]|[jqzvw][bcdfgjkpqtvx]|[aeiou]{4,}|^[^aeiouy]+$/
function isGibberish(text: string): boolean {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '')
  const words = (plain.match(/[a-z]+/gi) ?? []).filter((word) => word.length >= 5 && word !== word.toUpperCase())
  if (words.some((word) => word.length > 40)) return true
  const strange = words.filter((word) => odd.test(word.toLowerCase())).length
  return strange >= 3 && strange >= words.length * 0.35
}

/** Whether one pair of words, or one sequence of four characters, makes up a large part of a text. */
function isRepetitive(text: string): boolean {
  if (/([^\s\d\-=._*~#])\1{5,}/u.test(text)) return true
  const words = text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []
  const parts = words.flatMap((word) =>
    /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u.test(word) ? Array.from(word) : [word],
  )
  const together = parts.length > words.length * 2 ? 4 : 2
  const counts = new Map<string, number>()
  for (let start = 0; start + together <= parts.length; start += 1) {
    const shingle = parts.slice(start, start + together).join(' ')
    counts.set(shingle, (counts.get(shingle) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  return most >= 3 && most * together >= parts.length * 0.25
}

/** Whether there are keywords for search engines instead of a name or a sentence. */
function isKeywordList(name: string, text: string): boolean {
  const parts = name.split(/[|,;/·•、，｜]|\s[–—-]\s/).filter((part) => part.trim() !== '')
  if (parts.length >= 3 || (!eastAsian.test(name) && name.trim().split(/\s+/).length >= 8)) return true
  const separators = count(text, /[,;|·•、，]/g)
  if (eastAsian.test(text)) return separators >= 8 && separators >= Array.from(text).length * 0.18
  const words = text.trim().split(/\s+/).length
  return words >= 15 && separators >= words * 0.34
}

function isShouting(text: string): boolean {
  const [upper, lower] = [count(text, /\p{Lu}/gu), count(text, /\p{Ll}/gu)]
  return upper + lower >= 30 && upper > (upper + lower) * 0.6
}

/** Lookalikes of Latin letters from other scripts, styled letters, and spaced-out letters: v.i.a.g.r.a. */
const lookalike =
  /\p{sc=Latin}\p{sc=Cyrillic}|\p{sc=Cyrillic}\p{sc=Latin}|[\u{1d400}-\u{1d7ff}]{3}|(?<!\p{L})(?:\p{L}[.*_-]){4}|\p{L}[\u200b\u2060\ufeff]\p{L}/u

/** Whether most letters belong to scripts that none of our languages uses. */
function isForeignScript(text: string): boolean {
  const [all, known] = [
    count(text, /\p{L}/gu),
    count(text, /[\p{sc=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/gu),
  ]
  return all >= 10 && known * 2 < all
}

type Written = {
  name: string
  text: string
  /** Registrable domain of the tool; links to it are no sign. */ domain: string | undefined
}

/** Signs of spam in a name and a text. The language, the length and spelling mistakes are never signs. */
export function findTextSigns({ name, text, domain }: Written): SpamSign[] {
  const whole = readLeet(`${name}\n${text}`.normalize('NFKC').toLowerCase())
  const linked = findLinks(text).map(domainOfLink)
  const foreign = linked.filter((of) => of === undefined || (of !== domain && !sharedHosts.has(of)))
  const baits = countBaits(whole)
  const tests: Partial<Record<SpamSign, boolean>> = {
    markup:
      /\[\/?(?:url|link|img|b)\b|<\/?(?:a|b|i|p|br|div|span|img|script|h[1-6]|strong|font|iframe)\b|\]\(https?:/i.test(
        text,
      ),
    shortener: linked.some((of) => of !== undefined && shorteners.has(of)),
    lookalike: lookalike.test(name) || lookalike.test(text),
    gibberish: isGibberish(text),
    links: foreign.length >= 2,
    link: foreign.length === 1,
    contact: listContacts(`${name}\n${text}`).isBait,
    shouting: isShouting(text),
    keywords: isKeywordList(name, text),
    repetition: isRepetitive(text),
    script: isForeignScript(text),
    vice: countVices(whole) >= 2,
    'hard-sell': baits >= 3,
    bait: baits === 2,
    exclaiming: count(text, /[!！]/g) >= 3 || /[!！]{2}/.test(text) || count(text, /\p{Extended_Pictographic}/gu) >= 4,
  }
  return (Object.keys(tests) as SpamSign[]).filter((sign) => tests[sign] === true)
}
