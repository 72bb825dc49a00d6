import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type OwnSite = { name?: string; languages?: string[] }

/** The operator's file that site.env names. Its faults are the concern of `polydex check`: a faulty one changes nothing here. */
export function readOwnSite(settings: string): OwnSite {
  const file = /^SITE_FILE=(['"]?)(.+)\1$/m.exec(settings)?.[2] ?? ''
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as OwnSite
  } catch {
    return {}
  }
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** A map of nginx with its default and no other entry. */
const keepDefault = (text: string, map: string): string =>
  text.replace(new RegExp(`(${map} \\{\\n  default [^\\n]*\\n)(?:(?!\\}).*\\n)*`), '$1')

/** A file of the edge with the name and the languages of this site. */
function fitFile(path: string, text: string, { name, languages }: OwnSite): string {
  if (path.startsWith('pages/')) return name === undefined ? text : text.replaceAll('Polydex', escapeHtml(name))
  if (languages === undefined) return text
  const [first = 'en', ...others] = languages
  if (path === 'addresses.conf')
    return others.length === 0 ? text : text.replaceAll('tw|zh|es|de|ja|ko|vi|pt', others.join('|'))
  if (path !== 'language.conf') return text
  // `en` stands for addresses without a prefix, whatever their language: the web knows which it is.
  const asking = ['edge_locale_of_cookie', 'edge_locale_of_header'].reduce(keepDefault, text)
  const ofPath = [first, ...others].map((code, place) =>
    place === 0 ? `  default ${code};` : `  "~^/${code}(?:[/.?]|$)" ${code};`,
  )
  return asking.replace(
    /(edge_locale_of_path \{\n)(?:(?!\}).*\n)*/,
    () => `edge_locale_of_path {\n${ofPath.join('\n')}\n`,
  )
}

/** nginx answers by itself while the site is away, and chooses languages: both as the operator's own file says. */
export function fitEdge(folder: string, site: OwnSite): void {
  if (Object.keys(site).length === 0) return
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^(?:pages\/.*\.html|(?:addresses|language)\.conf)$/.test(path)) continue
    const file = join(folder, path)
    writeFileSync(file, fitFile(path, readFileSync(file, 'utf8'), site))
  }
}

// For the edge in a container, whose files deploy/containers/update.sh writes.
if (import.meta.main) fitEdge(process.argv[2] ?? '', readOwnSite(`SITE_FILE=${process.env['SITE_FILE'] ?? ''}`))
