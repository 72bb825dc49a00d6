import type fc from 'fast-check'
import { hostileText } from '../inputs/hostile-text.ts'

/**
 * The name of a field that a call does not have. None that JSON writes with a backslash at its beginning: V8 reads such
 * a name as `\` once it has read a field of that name at the same place (nodejs/node issue 63785). What comes of it is
 * surplus too and is refused, only under another name than the one that was sent.
 */
export const surplusName = (names: readonly string[]): fc.Arbitrary<string> =>
  hostileText.filter((text) => text !== '__proto__' && !names.includes(text) && !JSON.stringify(text).startsWith('"\\'))
