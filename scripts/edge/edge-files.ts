import { localeCodes } from '../../packages/contract/src/locale/locale.ts'
import { transportHeaders } from '../../apps/web/server/http/security-headers.ts'
import { writeAddressMaps } from './address-maps.ts'
import { awayKinds, awayPolicy, writeAwayPage } from './away-page.ts'
import { writeLanguageMaps } from './language-maps.ts'

export const edgeFolder = 'deploy/nginx/polydex'

const writeHeaders = (): string =>
  [
    '# Made by `npm run generate`. Do not edit. For answers that nginx makes itself; the web sets its own.',
    ...Object.entries({ ...transportHeaders, 'Content-Security-Policy': awayPolicy }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    '',
  ].join('\n')

/** Every generated file of the edge, by its name in `edgeFolder`. */
export const makeEdgeFiles = (): Map<string, string> =>
  new Map([
    ['addresses.conf', writeAddressMaps()],
    ['language.conf', writeLanguageMaps()],
    ['headers.conf', writeHeaders()],
    ...awayKinds.flatMap((kind) =>
      localeCodes.map((locale): [string, string] => [`pages/${kind}/${locale}.html`, writeAwayPage(kind, locale)]),
    ),
  ])
