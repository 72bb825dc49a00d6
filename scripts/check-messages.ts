// Compares every language with English and writes the typed message ids.
//   node scripts/check-messages.ts           writes apps/web/app/i18n/messages.gen.ts
//   node scripts/check-messages.ts --check   fails when that file is stale
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { defaultLocale, locales } from '@polydex/contract/locale'

const messagesFolder = 'apps/web/messages'
const sourceFolder = 'apps/web/app'
const generatedFile = 'apps/web/app/i18n/messages.gen.ts'

type ArgumentType = 'string' | 'number'
type Shape = { arguments: Map<string, ArgumentType>; plurals: string[][] }
type Texts = Map<string, string>

/** What a compiled message asks for: its arguments, and the forms of each plural in it. */
export function describeMessage(text: string): Shape {
  const shape: Shape = { arguments: new Map(), plurals: [] }
  const walk = (message: CompiledMessage): void => {
    if (typeof message === 'string') return
    for (const token of message) {
      if (typeof token === 'string') continue
      const [name, kind, options] = token
      const isNumber = kind === 'plural' || kind === 'selectordinal' || kind === 'number'
      shape.arguments.set(name, isNumber || shape.arguments.get(name) === 'number' ? 'number' : 'string')
      if (typeof options !== 'object' || options === null) continue
      const forms = Object.entries(options).filter(([form]) => form !== 'offset')
      if (kind === 'plural' || kind === 'selectordinal')
        shape.plurals.push(forms.map(([form]) => form).filter((form) => !/^\d+$/.test(form)))
      for (const [, part] of forms) walk(part as CompiledMessage)
    }
  }
  walk(compileMessageOrThrow(text))
  return shape
}

/** Everything that is wrong with one language, in sentences that say what to do. */
export function findMessageFaults(locale: string, htmlLang: string, english: Texts, texts: Texts): string[] {
  const faults: string[] = []
  const wanted = new Intl.PluralRules(htmlLang).resolvedOptions().pluralCategories.toSorted().join(', ')
  for (const id of english.keys()) if (!texts.has(id)) faults.push(`${locale}: ${id} is missing`)
  for (const [id, text] of texts) {
    const source = english.get(id)
    if (source === undefined) {
      faults.push(`${locale}: ${id} is not in English; remove it`)
      continue
    }
    let shape: Shape
    try {
      shape = describeMessage(text)
    } catch (error) {
      faults.push(`${locale}: ${id} is no ICU message: ${String(error)}`)
      continue
    }
    const names = (described: Shape) => [...described.arguments.keys()].toSorted().join(', ')
    const expected = names(describeMessage(source))
    if (names(shape) !== expected)
      faults.push(`${locale}: ${id} must use the arguments {${expected}}, it uses {${names(shape)}}`)
    for (const forms of shape.plurals) {
      const given = forms.toSorted().join(', ')
      if (given !== wanted) faults.push(`${locale}: ${id} must have the plural forms ${wanted}, it has ${given}`)
    }
    if (text.trim() !== text || text === '') faults.push(`${locale}: ${id} is empty or has spaces around it`)
  }
  return faults
}

const listFiles = async (folder: string): Promise<string[]> => {
  const files: string[] = await readdir(folder).catch(() => [])
  return files.toSorted()
}

async function readTexts(locale: string): Promise<Texts> {
  const texts: Texts = new Map()
  const folder = join(messagesFolder, locale)
  for (const file of await listFiles(folder)) {
    const topic = file.replace(/\.json$/, '')
    const entries = JSON.parse(await readFile(join(folder, file), 'utf8')) as Record<string, string>
    for (const [key, text] of Object.entries(entries)) texts.set(`${topic}.${key}`, text)
  }
  return texts
}

/** Ids that no source file names. Ids are always literal, so a plain search finds every use. */
async function findUnusedIds(english: Texts): Promise<string[]> {
  const files = (await readdir(sourceFolder, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('messages.gen.ts'),
  )
  const source = (await Promise.all(files.map((file) => readFile(join(sourceFolder, file), 'utf8')))).join('\n')
  return [...english.keys()].filter((id) => !source.includes(`'${id}'`)).map((id) => `${id} is used nowhere; remove it`)
}

function generate(english: Texts): string {
  const lines = [...english].map(([id, text]) => {
    const fields = [...describeMessage(text).arguments].map(([name, type]) => `${name}: ${type}`)
    return `  '${id}': ${fields.length === 0 ? 'Record<never, never>' : `{ ${fields.join('; ')} }`}`
  })
  return `// Written by scripts/check-messages.ts from the English messages; do not edit.
export type MessageArguments = {
${lines.join('\n')}
}
export type MessageId = keyof MessageArguments
`
}

if (import.meta.main) {
  const english = await readTexts(defaultLocale)
  const faults = await findUnusedIds(english)
  for (const { code, htmlLang } of locales)
    faults.push(...findMessageFaults(code, htmlLang, english, await readTexts(code)))
  const generated = generate(english)
  if (process.argv.includes('--check')) {
    const committed = await readFile(generatedFile, 'utf8').catch(() => '')
    if (committed !== generated) faults.push(`${generatedFile} is stale; run: npm run messages`)
  } else {
    await writeFile(generatedFile, generated)
  }
  for (const fault of faults) console.error(fault)
  console.log(`${english.size} messages in ${locales.length} languages, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
