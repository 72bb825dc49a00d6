import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import type { Locale } from '../locale/locale.ts'
import { writeAccent } from './accent.ts'
import type { Site } from './default-site.ts'
import { siteFile, type SiteFile } from './site-schema.ts'

/** A file that the web serves: at a path that changes with its content. */
export type ServedFile = { path: string; type: string; content: Buffer }

/** An operator's own text: a paragraph, or a heading. */
export type OwnText = readonly { heading?: true; text: string }[]
export const ownTextNames = ['privacy', 'terms'] as const
export type OwnTexts = Partial<Record<(typeof ownTextNames)[number], Partial<Record<Locale, OwnText>>>>

export type SiteSettings = {
  /** What differs from Polydex and pages need. */
  site: Partial<Site>
  served: readonly ServedFile[]
  ownTexts: OwnTexts
  /** Absolute path of the operator's catalogue. */
  catalogue?: string
}

const defaultFile = 'site.json'
const maxLogoBytes = 100 * 1_024

const nothingChosen: SiteSettings = { site: {}, served: [], ownTexts: {} }

/** All that is wrong with an operator's file, each fault with its path. */
export class SiteFaults extends Error {
  readonly faults: readonly string[]
  constructor(file: string, faults: readonly string[]) {
    super(`${file}: ${faults.join('; ')}`)
    this.faults = faults.map((fault) => `${file}: ${fault}`)
  }
}

/** Reads and checks SITE_FILE, by default site.json; without that file, the site is Polydex. Throws SiteFaults. */
export function readSite(environment: NodeJS.ProcessEnv): SiteSettings {
  const asked = environment['SITE_FILE'] ?? ''
  if (asked === '' && !existsSync(defaultFile)) return nothingChosen
  const file = asked === '' ? defaultFile : asked
  const parsed = siteFile.safeParse(parseFile(file))
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) =>
      path.length === 0 ? message : `${path.join('.')} ${message}`,
    )
    throw new SiteFaults(file, faults)
  }
  const faults: string[] = []
  const settings = gather(parsed.data, dirname(resolve(file)), faults)
  if (faults.length > 0) throw new SiteFaults(file, faults)
  return settings
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SiteFaults(file, [error instanceof SyntaxError ? `is no JSON: ${error.message}` : 'cannot be read'])
  }
}

/** The settings with the files that they name. */
function gather({ logo, accent, legal, catalogue, ...site }: SiteFile, folder: string, faults: string[]): SiteSettings {
  const logoFile = logo === undefined ? undefined : readLogo(resolve(folder, logo), faults)
  const styles = accent === undefined ? undefined : nameByContent('.css', 'text/css', Buffer.from(writeAccent(accent)))
  const ownTexts = legal === undefined ? {} : readOwnTexts(resolve(folder, legal), site.languages, faults)
  if (catalogue !== undefined && !existsSync(resolve(folder, catalogue, 'tools')))
    faults.push('catalogue must be a folder with a folder tools')
  return {
    site: {
      ...(site as Partial<Site>),
      slug: slugOf(site.name),
      ...(accent !== undefined && { accent }),
      ...(logoFile !== undefined && { logo: logoFile.path }),
      ...(styles !== undefined && { styles: styles.path }),
    },
    served: [logoFile, styles].filter((file) => file !== undefined),
    ownTexts,
    ...(catalogue !== undefined && { catalogue: resolve(folder, catalogue) }),
  }
}

/** Latin letters and digits; a name without any says at least what the site is. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'ai-tools'

function nameByContent(ending: string, type: string, content: Buffer): ServedFile {
  const hash = createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10)
  return { path: `/site-${hash}${ending}`, type, content }
}

function readLogo(path: string, faults: string[]): ServedFile | undefined {
  if (!existsSync(path)) {
    faults.push(`logo: there is no file ${path}`)
    return undefined
  }
  const content = readFileSync(path)
  if (content.length > maxLogoBytes)
    faults.push(`logo has ${Math.ceil(content.length / 1_024)} KB; at most ${maxLogoBytes / 1_024} are served`)
  const ending = extname(path).toLowerCase()
  return nameByContent(ending, ending === '.svg' ? 'image/svg+xml; charset=utf-8' : 'image/png', content)
}

/** A text replaces ours only as a whole: it must be there in every language of the site. */
function readOwnTexts(folder: string, languages: readonly Locale[], faults: string[]): OwnTexts {
  const pathOf = (name: string, locale: Locale) => resolve(folder, `${name}.${locale}.txt`)
  const present = ownTextNames.filter((name) => languages.some((locale) => existsSync(pathOf(name, locale))))
  if (present.length === 0)
    faults.push(`legal: ${folder} has neither privacy.${languages[0]}.txt nor terms.${languages[0]}.txt`)
  const texts: OwnTexts = {}
  for (const name of present)
    for (const locale of languages) {
      const path = pathOf(name, locale)
      const text = existsSync(path) ? parseOwnText(readFileSync(path, 'utf8')) : []
      if (text.length === 0) faults.push(`legal: ${path} is missing or empty`)
      texts[name] = { ...texts[name], [locale]: text }
    }
  return texts
}

/** Paragraphs are separated by empty lines; a line that begins with # is a heading. */
const parseOwnText = (text: string): OwnText =>
  text
    .split(/\r?\n\s*\n|(?<=^#.*)\r?\n/m)
    .map((block) => block.trim().replaceAll(/\s*\r?\n\s*/g, ' '))
    .filter((block) => block !== '')
    .map((block) => (block.startsWith('#') ? { heading: true, text: block.replace(/^#+\s*/, '') } : { text: block }))
