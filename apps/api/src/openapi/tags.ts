import type { Tag } from '@polydex/contract/call'

/** Subject of each section of the documentation, in order. */
const descriptions: Record<Tag, string> = {
  Categories: 'Groups and categories of tools',
  Tools: 'Lists, search, details and random suggestions',
  Rankings: 'Tools and categories by the figures of a month',
  Favorites: 'Favourites of an account, and links that share them',
  Submissions: 'Submissions, corrections and claims, and their status',
  Sessions: 'Sign up, log in, log out; links sent by mail',
  Account: 'Data and settings of an account',
}

/** In the form that OpenAPI expects. */
export const tags = Object.entries(descriptions).map(([name, description]) => ({ name, description }))
