import type { Suggestion } from '@polydex/contract/tool'
import { expect, it } from 'vitest'
import { groupOptions, nameOfOption } from './search-option.ts'

const suggest = (kind: Suggestion['kind'], name: string): Suggestion => ({
  kind,
  slug: name,
  name,
  group: 'image',
  category: null,
})

it('lists past queries, then suggestions by kind, at most eight in total', () => {
  const suggestions = [
    suggest('category', 'one'),
    ...['two', 'three', 'four', 'five', 'six'].map((name) => suggest('tool', name)),
    suggest('category', 'seven'),
  ]
  const groups = groupOptions(['a', 'b'], suggestions)
  expect(groups.map(({ kind, options }) => [kind, options.map(nameOfOption)])).toEqual([
    ['past', ['a', 'b']],
    ['category', ['one']],
    ['tool', ['two', 'three', 'four', 'five', 'six']],
  ])
  expect(groupOptions([], [])).toEqual([])
})
