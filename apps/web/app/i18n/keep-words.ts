const joined: readonly [RegExp, string][] = [
  // German: 14 KI-Tools
  [/KI-(?=\p{L})/gu, 'KI-\u2060'],
  // Japanese: 上位1,000
  [/上位(?=\d)/g, '上位\u2060'],
  // Vietnamese: 14 công cụ; words have two syllables
  [/(?<=\bcông|\bquốc) (?=cụ|gia)|(?<=\d) (?=công)/gi, '\u00a0'],
]

/** Prevents line breaks inside words that most headings have: browsers break at a hyphen, a space or a digit. */
export const keepWords = (heading: string): string =>
  joined.reduce((text, [parts, whole]) => text.replace(parts, whole), heading)
