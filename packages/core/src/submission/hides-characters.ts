import { hiddenCharacter } from '@polydex/contract/hidden-character'

/** Whether the escapes of an address stand for characters that are not seen. Not a part of what browsers check: it is seldom. */
export const hidesCharacters = (url: string): boolean => hiddenCharacter.test(decodeEscapes(new URL(url).href))

/** Bytes that are not UTF-8 do not hide the ones around them. */
const decodeEscapes = (href: string): string =>
  href.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    const bytes = Uint8Array.from(escapes.slice(1).split('%'), (digits) => Number.parseInt(digits, 16))
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  })
