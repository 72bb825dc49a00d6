import type { Locale } from '@polydex/contract/locale/locale'
import { pathTo } from './path-to.ts'

/** The id of a group on the page of all categories. */
export const groupAnchor = (slug: string): string => `group-${slug}`

/** The tasks of a group are a section of the page of all tasks. */
export const pathToTasks = (locale: Locale, slug: string): string =>
  `${pathTo('task-list', locale)}#${groupAnchor(slug)}`

/** Groups have no page of their own: they are sections of the page of all categories. */
export const pathToGroup = (locale: Locale, slug: string): string =>
  `${pathTo('category-list', locale)}#${groupAnchor(slug)}`
