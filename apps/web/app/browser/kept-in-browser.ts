const day = 24 * 60 * 60

type Kept = {
  place: 'cookie' | 'local' | 'tab'
  /** A number at its end rises when the shape changes. */
  name: string
  /** Of a cookie, in seconds; what lies in a storage has no end of its own. */
  seconds?: number
}

/**
 * Everything that the site writes into a browser. The code takes names and lives from here, and About lists it: what is
 * not in this list is written nowhere (e2e/keep-to-the-list.test.ts).
 */
export const keptInBrowser = {
  /** Its name can be configured, so the one here is the usual one. */
  language: { place: 'cookie', name: 'i18n_redirected', seconds: 365 * day },
  /** The secret of a session. No script can read it. Its life is that of a remembered session. */
  token: { place: 'cookie', name: 'token', seconds: 30 * day },
  /** The token's companion without a secret, with the same life: scripts learn from it that somebody is logged in. */
  companion: { place: 'cookie', name: 'token_present', seconds: 30 * day },
  /** Shows that somebody logged in here before; opens nothing, and outlives the session. */
  device: { place: 'cookie', name: 'known_device', seconds: 365 * day },
  theme: { place: 'local', name: 'theme' },
  favorites: { place: 'local', name: 'polydex:favorites:1' },
  searches: { place: 'local', name: 'polydex:searches:1' },
  chunkGuard: { place: 'tab', name: 'chunk-failed-at' },
  /** Written by React Router, whose own names these are; the second cannot be chosen. */
  scroll: { place: 'tab', name: 'react-router-scroll-positions' },
  transitions: { place: 'tab', name: 'remix-router-transitions' },
} as const satisfies Record<string, Kept>

export type KeptKey = keyof typeof keptInBrowser
