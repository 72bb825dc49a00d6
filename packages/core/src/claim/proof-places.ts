/** Where the token of a claim may be. The names say whose it is to an administrator who finds it years later. */
const filePath = '/.well-known/polydex.txt'

/** On the host as the homepage has it: some sites answer only with www., others only without. */
export const fileUrlOf = (host: string, homepage: string): string =>
  `https://${new URL(homepage).hostname === `www.${host}` ? 'www.' : ''}${host}${filePath}`

export const recordNameOf = (host: string): string => `_polydex.${host}`
