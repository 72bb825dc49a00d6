import { html, type Html } from '../html.ts'

// Bounded everywhere: the text is a stranger's.
const number = String.raw`(?:\d{1,3}(?:[.,'’  ]\d{3}){1,3}|\d{1,9})(?:[.,]\d{1,2})?(?!\d)`
const sign = String.raw`(?:\b(?:US|CA|AU|NT|HK|MX|[ACRS]))?\$|[€£¥￥₩₹₽₫฿₺]|\b(?:USD|EUR|GBP|JPY|CNY|RMB|INR|BRL|CAD|AUD|CHF|KRW|TWD|HKD|SGD|MXN|PLN|SEK|NOK|DKK|CZK|TRY|VND)\b`
const after = String.raw`(?:${sign}|元|円|원|đ\b|zł|Kč|kr\b)`
const amount = String.raw`(?:${sign})\s{0,2}(${number})|(?<![\d.,])(${number})\s{0,2}${after}`
const date = [
  String.raw`\b(?:19|20)\d\d-\d\d-\d\d\b`,
  String.raw`\b(?:19|20)\d\d\s?年\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?`,
  String.raw`\b\d{1,2}[./]\d{1,2}[./](?:19|20)?\d\d\b`,
  String.raw`\b\d{1,2}\.?\s\p{L}{3,12}\.?\s(?:19|20)\d\d\b`,
  String.raw`(?<!\p{L})(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}{0,6}\.?\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?(?:19|20)\d\d\b`,
].join('|')
const marked = new RegExp(`${date}|${amount}`, 'gu')

/** The text, with amounts of money and dates marked. */
export function markText(text: string): Html {
  const parts: (Html | string)[] = []
  let at = 0
  for (const found of text.matchAll(marked)) {
    parts.push(text.slice(at, found.index), html`<mark>${found[0]}</mark>`)
    at = found.index + found[0].length
  }
  return html`${[...parts, text.slice(at)]}`
}

/** Both readings of 1.299: makers write thousands and decimals either way. */
function readNumber(written: string): number[] {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  const thousands = Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
  const [, units, fraction] = /^(\d{1,3})[.,](\d{3})$/.exec(written) ?? []
  return units === undefined ? [thousands] : [thousands, Number(`${units}.${fraction}`)]
}

/** Whether an amount of money stands in a text. */
export const namesAmount = (text: string, wanted: number): boolean =>
  [...text.matchAll(marked)].some(([, before, behind]) => readNumber(before ?? behind ?? '').includes(wanted))
