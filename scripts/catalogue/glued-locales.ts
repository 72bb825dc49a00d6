import type { Locale } from '@polydex/contract/locale/locale'

/** Han and kana are written without spaces, Hangul attaches endings to words; and all need half as many characters. */
export const gluedLocales: ReadonlySet<Locale> = new Set(['tw', 'zh', 'ja', 'ko'])
