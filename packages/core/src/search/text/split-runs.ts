/** A stretch of one kind of script in a text. Han and kana are one kind: no space separates their words. */
export type Run = { kind: 'word' | 'cjk' | 'hangul'; text: string; start: number }

// Han and kana, Hangul, everything else; numbered groups, because named ones would allocate an object for every word of
// a page.
const runs =
  /([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30fc\uff70\uff9e\uff9f\u3099\u309a]+)|([\p{sc=Hang}]+)|([[\p{L}\p{N}\p{M}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u30fc\uff70\uff9e\uff9f\u3099\u309a]]+)/gv

/** The stretches of letters and digits, in order; all other characters separate them. */
export function splitRuns(text: string): Run[] {
  const found: Run[] = []
  for (const { 0: run, 1: cjk, 2: hangul, index: start } of text.toWellFormed().matchAll(runs))
    found.push({ kind: cjk !== undefined ? 'cjk' : hangul !== undefined ? 'hangul' : 'word', text: run, start })
  return found
}

/** Between a lower-case letter and a capital, after capitals, between letters and digits: ChatGPT, PDFTool, 10Web. */
const seams = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/u

/** The parts of a word that joins several words; otherwise the whole word. */
export const splitParts = (word: string): string[] => word.split(seams)
