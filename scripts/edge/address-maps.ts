import { descriptionPath, documentationPath } from '../../packages/contract/src/http/documentation.ts'
import { endpoints } from '../../packages/contract/src/http/endpoints.ts'
import { defaultLocale, localeCodes } from '../../packages/contract/src/locale/locale.ts'
import { pages, type Page } from '../../apps/web/app/addresses/pages.ts'

/** Patterns of parameters in canonical addresses. Any other spelling is left to the web. */
const parameters: Record<string, string> = {
  region: '[A-Z][A-Z]',
  month: '\\d\\d\\d\\d-\\d\\d',
  key: '[^/]+',
}
const slug = '[a-z0-9][a-z0-9-]*'

const prefix = `(?:/(?:${localeCodes.filter((code) => code !== defaultLocale).join('|')}))?`

const isPrivate = (page: Page): boolean => 'guards' in page && page.guards.some((guard) => guard === 'private')

const writeSegment = (part: string): string => {
  if (!part.startsWith(':')) return `/${part}`
  const segment = `/${parameters[part.replace(/[:?]/g, '')] ?? slug}`
  return part.endsWith('?') ? `(?:${segment})?` : segment
}

/** The addresses of a page in all languages, and of its data. */
function writePattern({ path }: Page): string {
  if (path === '') return `^(?:/|/_\\.data|${prefix.slice(0, -1)}(?:\\.data)?)$`
  return `^${prefix}${path.split('/').map(writeSegment).join('')}(?:\\.data)?$`
}

/** A regular expression in the syntax of a map, quoted because braces and semicolons would end it. */
const quote = (pattern: string): string => `"~${pattern}"`

/** Reads of the API with the same answer for every caller. */
const sharedReads = endpoints.filter(
  ({ method, access, noStore }) => method === 'GET' && access === 'public' && noStore !== true,
)

const files = [
  '^/(?:assets|flags|share)/',
  '^/(?:favicon\\.ico|icon\\.svg|robots\\.txt|\\.well-known/security\\.txt)$',
  `^${prefix}/sitemap(?:\\.xml|/[a-z0-9-]+\\.xml)$`,
]

/** Before all other addresses below /api/, which depend on the visitor. */
const iconFiles = '^/api/icons/[0-9a-f]+-\\d+\\.webp$'

const kindLines = [
  // The most requested pages first: a map tries its expressions in order.
  ...['tool', 'home', 'find'].flatMap((name) => pages.filter((page) => page.name === name)),
  ...pages.filter(({ name }) => !['tool', 'home', 'find'].includes(name)),
].map((page) => `  ${quote(writePattern(page))} ${isPrivate(page) ? 'private' : page.name};`)

/** Matches known parameters, each at most once and in canonical order, then unknown ones, which no page reads. */
function writeQuery(known: readonly string[]): string {
  const after = '(?:(?<=\\?)|&)'
  const inOrder = known.map((name) => `(?:${after}${name}=[^&]*)?`).join('')
  const names = [...known, '_routes', 'index'].join('|')
  return `(?<edge_known>${inOrder})(?:${after}(?!(?:${names})(?:=|&|$))[^&=%+]*(?:=[^&]*)?)*$`
}

const queryLines = pages
  .filter((page) => !isPrivate(page))
  .map(({ name, query }) => `  ${quote(`^${name}\\?${writeQuery(query)}`)} $edge_known;`)

/** Maps for nginx: the kind of an address, and the part of its query on which the answer depends. */
export const writeAddressMaps = (): string =>
  [
    '# Made by `npm run generate` from the table of pages and the calls of the API. Do not edit.',
    '',
    '# A page by its name, file, read (of the API), private, or other: what only the web can judge.',
    'map $edge_path $edge_kind {',
    '  default other;',
    ...files.slice(0, 1).map((pattern) => `  ${quote(pattern)} file;`),
    `  ${quote(iconFiles)} file;`,
    ...sharedReads.map(({ path }) => `  ${path} read;`),
    `  ${descriptionPath} read;`,
    `  ${quote(`^${documentationPath}(?:/|$)`)} read;`,
    `  ${quote('^/api/')} private;`,
    ...kindLines,
    ...files.slice(1).map((pattern) => `  ${quote(pattern)} file;`),
    '}',
    '',
    '# The query that is asked for and that the cache knows. What a page does not know is left out, unless the order is not',
    '# canonical: then the web answers with a redirect, which keeps all of it.',
    '# Most addresses have none: expressions cost more than all the rest of an answer from the cache.',
    'map $args $edge_query {',
    '  "" "";',
    '  default $edge_query_of_kind;',
    '}',
    'map "$edge_kind?$args" $edge_query_of_kind {',
    '  default $args;',
    '  "~^file\\?" "";',
    ...queryLines,
    '}',
    '',
  ].join('\n')
