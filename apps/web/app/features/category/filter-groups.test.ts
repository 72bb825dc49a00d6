import { describe, expect, it } from 'vitest'
import { filterGroups } from './filter-groups.ts'

const entry = (name: string) => ({ slug: name.toLowerCase(), name, tools: 1 })
const groups = [
  { ...entry('Vidéo'), description: '', categories: [entry('Générateurs'), entry('Montage')] },
  { ...entry('画像'), description: '', categories: [entry('画像生成'), entry('ﾌｫﾄ編集')] },
]
const named = (typed: string) =>
  filterGroups(groups, typed).flatMap(({ categories }) => categories.map(({ name }) => name))

describe('filterGroups', () => {
  it.each([
    ['', ['Générateurs', 'Montage', '画像生成', 'ﾌｫﾄ編集']],
    ['  ', ['Générateurs', 'Montage', '画像生成', 'ﾌｫﾄ編集']],
    ['GENER', ['Générateurs']],
    ['video', ['Générateurs', 'Montage']],
    ['フォト', ['ﾌｫﾄ編集']],
    ['画像', ['画像生成', 'ﾌｫﾄ編集']],
    ['nothing', []],
  ])('for “%s” keeps %j', (typed, wanted) => expect(named(typed)).toEqual(wanted))
})
