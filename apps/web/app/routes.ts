import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { fileOf } from './addresses/file-of.ts'
import { pages } from './addresses/pages.ts'

/** The same files under two sets of ids; the framework builds one chunk for each file. */
const layOut = (set: string, prefix: string): RouteConfigEntry[] =>
  pages.map((page) => {
    const { name, path } = page
    const id = `${set}:${name}`
    const file = fileOf(page)
    const address = [prefix, path].filter(Boolean).join('/')
    return address === '' ? index(file, { id }) : route(address, file, { id })
  })

// The bare set first: equal matches are decided by order, and /rank/… must never match as a language called "rank".
export default [
  ...layOut('en', ''),
  ...layOut('xx', ':locale'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
