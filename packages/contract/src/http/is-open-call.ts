import { getToolPlaces } from '../calls/tool.ts'
import { thisSite } from '../site/site.ts'
import type { Call, Tag } from './call.ts'

const ofAccounts: ReadonlySet<Tag> = new Set(['Sessions', 'Account', 'Favorites', 'Lists'])

/** Whether this site has a call: those of a part that the operator left out do not exist. */
export const isOpenCall = ({ tag, access, path }: Pick<Call, 'tag' | 'access' | 'path'>): boolean =>
  (thisSite.figures || (tag !== 'Rankings' && path !== getToolPlaces.path)) &&
  (thisSite.accounts || (access !== 'account' && !ofAccounts.has(tag))) &&
  (thisSite.submissions || tag !== 'Submissions')
