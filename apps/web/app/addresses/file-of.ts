import type { Page } from './pages.ts'

/** The route file of a page, named after it. A page without texts is a download, and has no component. */
export const fileOf = ({ name, topics }: Page): string => `routes/${name}.${topics.length === 0 ? 'ts' : 'tsx'}`
