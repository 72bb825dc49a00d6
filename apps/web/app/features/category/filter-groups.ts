import type { CategoryGroups } from '@polydex/contract/category'

type Groups = CategoryGroups['groups']

/** Marks, width and case do not count. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** What is left when somebody types: categories whose name holds the text, and all of a group whose own name does. */
export function filterGroups(groups: Groups, typed: string): Groups {
  const wanted = fold(typed.trim())
  if (wanted === '') return groups
  const holds = ({ name }: { name: string }) => fold(name).includes(wanted)
  return groups
    .map((group) => (holds(group) ? group : { ...group, categories: group.categories.filter(holds) }))
    .filter(({ categories }) => categories.length > 0)
}
