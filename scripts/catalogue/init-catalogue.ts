import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { existsSync } from 'node:fs'
import { toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { Failure, readWords, UsageError } from '../polydex/machine.ts'

/** The catalogue that comes with this program, wherever the command is called from. */
const ours = join(import.meta.dirname, '../../catalogue')

const vocabulary = ['groups.json', 'categories.json', 'features.json', 'tasks.json']

const example = {
  slug: 'libretranslate',
  name: 'LibreTranslate',
  homepage: 'https://libretranslate.com/',
  categories: ['translation'],
  pricing: { model: 'open-source' },
  features: ['open-source', 'many-languages'],
  tasks: ['translate-text'],
  texts: {
    en: {
      description:
        'Translates text and files between dozens of languages with models that run on a server of one’s own, so that nothing has to leave the house.',
      useCases: ['Translate documents without handing them to a third party', 'Add translation to an application'],
    },
  },
}

const readme = `# A catalogue for Polydex

- \`tools/<letter>/<slug>.json\`: one file per tool. \`tools/l/libretranslate.json\` is an example: replace or delete it.
- \`categories.json\` in the groups of \`groups.json\`, \`features.json\`, \`tasks.json\`: the words that tools are sorted by. Change them.
- \`polydex catalogue import tools.csv --folder . --dry-run\` shows what a spreadsheet would bring, without --dry-run it does.
- \`polydex catalogue new https://example.com/ --folder .\` starts the file of one tool.
- \`polydex catalogue check .\` lists what is wrong, \`polydex catalogue export tools.csv --folder .\` writes a spreadsheet.
- \`CATALOGUE_FROM=<this folder>\` in the settings makes it the catalogue of a site.

docs/bring-your-own-data.md of Polydex explains all of this, docs/catalogue.md the fields of a file.
`

/** Starts a catalogue in a folder: the vocabulary of ours, one tool and a page that says what is where. */
export async function initCatalogue(words: string[]): Promise<void> {
  const { positionals } = readWords(words, { allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new UsageError('Name one folder')
  const present = ['README.md', 'tools', ...vocabulary].find((file) => existsSync(join(folder, file)))
  if (present !== undefined) throw new Failure(`${folder} has ${present} already: name a new folder`)
  const file = join(folder, toolFileOf(example.slug))
  await mkdir(dirname(file), { recursive: true })
  for (const name of vocabulary) await copyFile(join(ours, name), join(folder, name))
  await writeFile(file, `${JSON.stringify(example, null, 2)}\n`)
  await writeFile(join(folder, 'README.md'), readme)
  console.log(`${folder} is a catalogue with one example: ${file}. ${join(folder, 'README.md')} says how to go on.`)
}
