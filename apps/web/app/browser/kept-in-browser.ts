const day = 24 * 60 * 60

type Kept = {
  place: 'cookie' | 'local' | 'tab'
  /** Increment the trailing number when the stored shape changes. */
  name: string
  /** Lifetime of a cookie in seconds; entries in web storage do not expire. */
  seconds?: number
}

/**
 * Everything the site stores in a browser. The code takes names and lifetimes from here, and /privacy lists them:
 * nothing else may be stored (e2e/keep-to-the-list.test.ts).
 */
export const keptInBrowser = {
  /** The name is configurable; this is the default. */
  language: { place: 'cookie', name: 'i18n_redirected', seconds: 365 * day },
  /** The secret of a session, not readable by scripts. Lives as long as a remembered session. */
  token: { place: 'cookie', name: 'token', seconds: 30 * day },
  /** The token's companion without a secret, with the same lifetime: lets scripts know that someone is logged in. */
  companion: { place: 'cookie', name: 'token_present', seconds: 30 * day },
  /** Proof of an earlier login in this browser; grants no access, and outlives the session. */
  device: { place: 'cookie', name: 'known_device', seconds: 365 * day },
  theme: { place: 'local', name: 'theme' },
  favorites: { place: 'local', name: 'polydex:favorites:1' },
  /** What is ticked for the comparison; forgotten a day after the last change. */
  compared: { place: 'local', name: 'polydex:compared:1' },
  lists: { place: 'local', name: 'polydex:lists:1' },
  searches: { place: 'local', name: 'polydex:searches:1' },
  /** The draft of a submission, without its trial login and the address for the answer. */
  submission: { place: 'tab', name: 'polydex:submission:1' },
  chunkGuard: { place: 'tab', name: 'chunk-failed-at' },
  /** Written by React Router under its own names; the second is not configurable. */
  scroll: { place: 'tab', name: 'react-router-scroll-positions' },
  transitions: { place: 'tab', name: 'remix-router-transitions' },
} as const satisfies Record<string, Kept>

export type KeptKey = keyof typeof keptInBrowser
