/** The areas of the API by the second part of a path, in the order of the documentation. */
export const tags = {
  cate: { name: 'Categories', description: 'What tools are for' },
  tools: { name: 'Tools', description: 'Lists, search, details and random suggestions' },
  ranking: { name: 'Rankings', description: 'Tools and categories by the figures of a month' },
  favorites: { name: 'Favorites', description: 'What an account has kept' },
  user: { name: 'Submissions', description: 'Tools that visitors propose' },
  login: { name: 'Sessions', description: 'Sign up, log in, log out; links that come by mail' },
  account: { name: 'Account', description: 'What an account knows and decides about itself' },
} as const

export const tagOf = (path: string): string => {
  const [, , area = ''] = path.split('/')
  if (!(area in tags)) throw new Error(`${path} is in no area of the documentation; add one to tags.ts`)
  return tags[area as keyof typeof tags].name
}
