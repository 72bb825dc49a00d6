/** Where the token of a claim may be placed. The names tell an administrator who finds it years later whose it is. */
const filePath = '/.well-known/polydex.txt'

/** Uses the host as the homepage spells it: some sites answer only with www., others only without. */
export const fileUrlOf = (host: string, homepage: string): string =>
  `https://${new URL(homepage).hostname === `www.${host}` ? 'www.' : ''}${host}${filePath}`

export const recordNameOf = (host: string): string => `_polydex.${host}`
