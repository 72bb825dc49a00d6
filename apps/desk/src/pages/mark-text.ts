import { html, type Html } from '../html.ts'

// Bounded everywhere: the text is a stranger's.
const number = String.raw`(?:\d{1,3}(?:[.,'’  ]\d{3}){1,3}|\d{1,9})(?:[.,]\d{1,2})?(?!\d)`
const sign = String.raw`(?:\b(?:US|CA|AU|NT|HK|MX|[ACRS]))?\$|[€£¥￥₩₹₽₫฿₺]|\b(?:USD|EUR|GBP|JPY|CNY|RMB|INR|BRL|CAD|AUD|CHF|KRW|TWD|HKD|SGD|MXN|PLN|SEK|NOK|DKK|CZK|TRY|VND)\b`
const after = String.raw`(?:${sign}|元|円|원|đ\b|zł|Kč|kr\b)`
const amount = String.raw`(${sign})\s{0,2}(${number})|(?<![\d.,])(${number})\s{0,2}(${after})`
const date = [
  String.raw`\b(?:19|20)\d\d-\d\d-\d\d\b`,
  String.raw`\b(?:19|20)\d\d\s?年\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?`,
  String.raw`\b\d{1,2}[./]\d{1,2}[./](?:19|20)?\d\d\b`,
  String.raw`\b\d{1,2}\.?\s\p{L}{3,12}\.?\s(?:19|20)\d\d\b`,
  String.raw`(?<!\p{L})(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}{0,6}\.?\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?(?:19|20)\d\d\b`,
].join('|')
const marked = new RegExp(`${date}|${amount}`, 'gu')

const typed = new RegExp(String.raw`^(${sign})?\s{0,2}(${number})\s{0,2}(${after})?$`, 'u')

/** Signs that mean one currency wherever they stand; $, ¥, 元 and kr do not. */
const currencies: Record<string, string> = Object.fromEntries(
  [
    'US$ USD, CA$ CAD, C$ CAD, AU$ AUD, A$ AUD, NT$ TWD, HK$ HKD, MX$ MXN, R$ BRL, S$ SGD, € EUR, £ GBP, 円 JPY, ₩ KRW',
    '원 KRW, ₹ INR, ₽ RUB, ₫ VND, đ VND, ฿ THB, ₺ TRY, zł PLN, Kč CZK, RMB CNY',
  ].flatMap((line) => line.split(', ').map((pair) => pair.split(' '))),
)
const currencyOf = (written = ''): string => currencies[written] ?? (/^[A-Z]{3}$/.test(written) ? written : '')

// What follows an amount: a code, whom it is for, the period. "Billed yearly" is none: the amount may be for a month.
const follows = new RegExp(
  String.raw`^\s?(?<code>USD|CAD|AUD|SGD|HKD|TWD|MXN)?\s?(?:/|per\b|a\b|each\b|pro\b|por\b|al\b)?\s?` +
    String.raw`(?<seat>(?:user|seat|person|member)\b)?\s?(?:/|per\b)?\s?` +
    String.raw`(?:(?<month>(?:months?|mo|monat|mes|mês|tháng)(?!\p{L})|月|월)|(?<year>(?:years?|yr|jahr|año|ano|năm)(?!\p{L})|年|년))?`,
  'iu',
)

/** The mark of an amount that can be taken over: not of one that is struck out, or whose cents stand apart. */
function markAmount(text: string, found: RegExpExecArray): Html {
  const [whole, before, ahead, behind, last] = found
  const rest = text.slice(found.index + whole.length, found.index + whole.length + 40)
  if (text.slice(0, found.index).endsWith('[struck out: ') || /^ \d\d\b/.test(rest)) return html`<mark>${whole}</mark>`
  const { code, seat, month, year } = follows.exec(rest)?.groups ?? {}
  const isYen = /^[¥￥]$/.test(before ?? '') && /[ぁ-ヿ円]/.test(text)
  const currency = isYen ? 'JPY' : (code ?? currencyOf(before ?? last))
  const period = month === undefined ? year && 'year' : 'month'
  return html`<mark
    tabindex="-1"
    data-amount="${ahead ?? behind}"
    data-currency="${currency}"
    data-period="${period}"
    ${seat === undefined ? null : html`data-seat`}
    >${whole}</mark
  >`
}

/** The text, with amounts of money and dates marked. */
export function markText(text: string): Html {
  const parts: (Html | string)[] = []
  let at = 0
  for (const found of text.matchAll(marked)) {
    const isAmount = (found[2] ?? found[3]) !== undefined
    parts.push(text.slice(at, found.index), isAmount ? markAmount(text, found) : html`<mark>${found[0]}</mark>`)
    at = found.index + found[0].length
  }
  return html`${[...parts, text.slice(at)]}`
}

/** Shorter texts without an amount are those of pages that scripts fill. A Chinese, Japanese or Korean sign says more. */
export const saysHardlyAnything = (text: string): boolean =>
  text.length + (text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu)?.length ?? 0) < 200 &&
  ![...text.matchAll(marked)].some(([, , ahead, behind]) => (ahead ?? behind) !== undefined)

/**
 * The amount that an editor copies from a page, such as 1.234,50 or ¥36,400, and the currency that its sign names. NaN:
 * it is none; null: 1.299 is 1299 or 1.30.
 */
export function readAmount(written: string, currency: string): { amount: number | null; currency: string } {
  const [, before, text = '', last] = typed.exec(written) ?? []
  const named = currencyOf(before) || currencyOf(last)
  const separators = new Set(text.replace(/[.,]\d{1,2}$/, '').match(/\D/g))
  const [thousands = NaN, units] = separators.size > 1 || /^0[.,]\d{3}/.test(text) ? [] : readNumber(text)
  const isClear = units === undefined || text.includes(',') || wholeCurrencies.has(currency || named)
  return { amount: text === '' ? NaN : isClear ? thousands : null, currency: named }
}

const wholeCurrencies = new Set(['JPY', 'KRW', 'VND', 'CLP'])

/** Both readings of 1.299: makers write thousands and decimals either way. */
function readNumber(written: string): number[] {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  const thousands = Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
  const [, units, fraction] = /^(\d{1,3})[.,](\d{3})$/.exec(written) ?? []
  return units === undefined ? [thousands] : [thousands, Number(`${units}.${fraction}`)]
}

/** Whether an amount of money stands in a text. */
export const namesAmount = (text: string, wanted: number): boolean =>
  [...text.matchAll(marked)].some(([, , ahead, behind]) => readNumber(ahead ?? behind ?? '').includes(wanted))
