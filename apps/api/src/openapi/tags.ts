import type { Tag } from '@polydex/contract/call'

/** What each section of the documentation is about, in its order. */
const descriptions: Record<Tag, string> = {
  Categories: 'What tools are for',
  Tools: 'Lists, search, details and random suggestions',
  Rankings: 'Tools and categories by the figures of a month',
  Favorites: 'What an account has kept',
  Submissions: 'Tools that visitors propose',
  Sessions: 'Sign up, log in, log out; links that come by mail',
  Account: 'What an account knows and decides about itself',
}

/** As OpenAPI lists them. */
export const tags = Object.entries(descriptions).map(([name, description]) => ({ name, description }))
