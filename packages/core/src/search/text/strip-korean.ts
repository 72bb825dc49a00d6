/** Particles and endings that follow a noun or turn it into a verb, long ones before those they contain. */
const endings = [
  [
    '해주는',
    '하려면',
    '하세요',
    '합니다',
    '입니다',
    '에서는',
    '으로는',
    '하기',
    '하는',
    '하고',
    '하다',
    '해서',
    '했다',
    '한다',
    '되는',
    '시켜',
  ],
  ['에서', '에게', '으로', '까지', '부터', '처럼', '보다', '이나', '이란', '이라', '들을', '들이', '들의', '용으로'],
  ['을', '를', '이', '가', '은', '는', '에', '의', '로', '와', '과', '도', '만', '나', '할', '한', '해', '들', '용'],
].flat()

/** Minimum number of syllables that remain: 이 is an ending in 사람이, not in 놀이. */
const minWordLength = 2

/** Removes particles and verb endings from a Korean word: 배경을 → 배경, 번역하기 → 번역. */
export function stripKorean(word: string): string {
  for (let rest = word; ;) {
    const ending = endings.find((known) => rest.length - known.length >= minWordLength && rest.endsWith(known))
    if (ending === undefined) return rest
    rest = rest.slice(0, -ending.length)
  }
}
