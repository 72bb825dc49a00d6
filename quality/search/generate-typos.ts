import { drawIndex } from '../scale/random.ts'

export type NamedTool = { slug: string; name: string }
export type Typo = { query: string; slug: string }

/** In a shorter name one letter is a third of it. */
const shortestName = 4
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Names with one letter wrong, missing, added or swapped, in turn; names are reused as often as needed. */
export function generateTypos(tools: readonly NamedTool[], count: number, random: () => number): Typo[] {
  const long = tools.filter(({ name }) => Array.from(name).length >= shortestName)
  return Array.from({ length: long.length === 0 ? 0 : count }, (_, index) => {
    const { slug, name } = long[index % long.length] ?? { slug: '', name: '' }
    return { slug, query: misspell(name, index % 4, random) }
  })
}

function misspell(name: string, way: number, random: () => number): string {
  const characters = Array.from(name)
  const isLetter = (index: number): boolean => /[\p{L}\p{N}]/u.test(characters[index] ?? '')
  const places = [...characters.keys()].filter(isLetter)
  const at = places[drawIndex(random, places.length)] ?? 0
  const letter = letters[drawIndex(random, letters.length)] ?? 'x'
  const same = characters[at]?.toLowerCase() === letter
  if (way === 0) characters[at] = same ? 'q' : letter
  else if (way === 1) characters.splice(at, 1)
  else if (way === 2) characters.splice(at, 0, letter)
  else {
    const first =
      places.find((place) => place >= at && isLetter(place + 1) && characters[place] !== characters[place + 1]) ?? 0
    const [one = '', two = ''] = characters.slice(first, first + 2)
    characters.splice(first, 2, two, one)
  }
  return characters.join('')
}
