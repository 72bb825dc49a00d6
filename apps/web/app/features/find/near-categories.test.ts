import { expect, it } from 'vitest'
import { listNearCategories } from './near-categories.ts'

const entry = (slug: string, tools: number) => ({ slug, name: slug, tools })
const groups = [
  { ...entry('writing', 9), description: '', categories: [entry('copy', 2), entry('email', 0), entry('stories', 3)] },
  { ...entry('life', 30), description: '', categories: [entry('travel', 20), entry('food', 10), entry('games', 1)] },
]

it.each([
  [[], [], ['travel', 'food', 'stories', 'copy']],
  [[], ['email'], ['stories', 'copy', 'travel', 'food']],
  [['games', 'email'], ['copy'], ['games', 'stories', 'travel', 'food']],
])('what the text names %j, then neighbours of %j, then the largest: %j', (named, chosen, wanted) => {
  expect(listNearCategories(groups, named, chosen).map(({ slug }) => slug)).toEqual(wanted)
})
