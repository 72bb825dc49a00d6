import { redirect } from 'react-router'
import { pathTo } from '../addresses/path-to.ts'
import { localeContext } from '../request/request-context.ts'
import { throwNotFound } from '../request/page-failure.ts'
import type { Route } from './+types/collect-shared.ts'

/** The former address of shared favourites: links to it are in mails and bookmarks. */
export function loader({ params: { key = throwNotFound() }, context }: Route.LoaderArgs) {
  return redirect(pathTo('list', context.get(localeContext), key), 301)
}
