import type { CategoryGroups } from '@polydex/contract/tool/category'

type Groups = CategoryGroups['groups']

/** Ignores diacritics, width and case. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Categories whose name contains the text, and whole groups whose own name does. */
export function filterGroups(groups: Groups, typed: string): Groups {
  const needle = fold(typed.trim())
  if (needle === '') return groups
  const matches = ({ name }: { name: string }) => fold(name).includes(needle)
  return groups
    .map((group) => (matches(group) ? group : { ...group, categories: group.categories.filter(matches) }))
    .filter(({ categories }) => categories.length > 0)
}
