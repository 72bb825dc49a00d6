import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { pages } from './addresses/pages.ts'

/** The same files under two sets of ids; the framework makes one chunk of each. */
const layOut = (set: string, prefix: string): RouteConfigEntry[] =>
  pages.map(({ name, path, file }) => {
    const id = `${set}:${name}`
    const address = [prefix, path].filter(Boolean).join('/')
    return address === '' ? index(file, { id }) : route(address, file, { id })
  })

// The bare set first: equal matches go by order, and /rank/… must never be read as a language called "rank".
export default [
  ...layOut('en', ''),
  ...layOut('xx', ':locale'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
