import { hiddenCharacter } from '@polydex/contract/hidden-character'

/** Whether percent-escapes stand for invisible characters. Not part of the checks in browsers, because it is rare. */
export const hidesCharacters = (url: string): boolean => hiddenCharacter.test(decodeEscapes(new URL(url).href))

/** Decodes each run of escapes separately, so that bytes that are not UTF-8 do not hide those around them. */
const decodeEscapes = (href: string): string =>
  href.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    const bytes = Uint8Array.from(escapes.slice(1).split('%'), (digits) => Number.parseInt(digits, 16))
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  })
