import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><circle cx="13" cy="13" r="12" fill="#0b6e4f"/></svg>'

/** Another name, look and two languages, of which the first is not English. */
export const renamed = {
  name: 'Werkzeugkasten',
  headline: { de: 'KI-Werkzeuge für den Alltag', ja: '毎日のAIツール' },
  sentence: { de: 'KI-Tools, ausgesucht für kleine Betriebe.', ja: '小さな会社のためのAIツール集です。' },
  logo: 'logo.svg',
  accent: '#0b6e4f',
  languages: ['de', 'ja'],
  header: [{ text: { de: 'Beratung', ja: '相談' }, to: '/contact' }],
  footer: [{ text: { de: 'Hilfe', ja: 'ヘルプ' }, to: 'https://help.example.org/' }],
  legal: '.',
}

export const bare = { figures: false, accounts: false, submissions: false }

/** Writes an operator's file, with the files that it names. */
export async function writeSiteFile(settings: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polydex-own-site-'))
  const files = {
    'site.json': JSON.stringify(settings),
    'logo.svg': logo,
    'terms.de.txt': 'Es gilt das Gesetz.\n\n# Haftung\nKeine.\n',
    'terms.ja.txt': '法律に従います。\n\n# 責任\nありません。\n',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return join(folder, 'site.json')
}
