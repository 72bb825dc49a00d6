// Compares every language with English, and fails if a generated file is stale:  node scripts/check-messages.ts
// `npm run generate` writes those: the typed message ids, and the texts that mails share with a page.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { declineReason, type DeclineReason } from '@polydex/contract/case/case'
import { defaultLocale, locales } from '@polydex/contract/locale/locale'
import { createTermCheck } from './catalogue/find-word-faults.ts'
import { readWordList } from './catalogue/read-word-list.ts'

const catalogueFolder = 'catalogue'
const messagesFolder = 'apps/web/messages'
const sourceFolder = 'apps/web/app'
const idsFile = 'apps/web/app/i18n/messages.gen.ts'
const reasonsFile = 'apps/worker/src/mail/reason-texts.gen.ts'

/** Supplied by every translator: the name of the site. */
const ownArgument = 'siteName'

type ArgumentType = 'string' | 'number'
type Shape = { arguments: Map<string, ArgumentType>; plurals: string[][] }
type Texts = Map<string, string>

/** The arguments of a compiled message, and the forms of each plural in it. */
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

/** All faults of one language, in sentences that say what to do. */
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
      faults.push(`${locale}: ${id} is not a valid ICU message: ${String(error)}`)
      continue
    }
    const names = (described: Shape) =>
      [...described.arguments.keys()]
        .filter((name) => name !== ownArgument)
        .toSorted()
        .join(', ')
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
  // A topic whose ids are composed is used as a whole: t(`kind.${kind}`).
  const isUsed = (id: string): boolean =>
    source.includes(`'${id}'`) || source.includes(`\`${id.slice(0, id.indexOf('.'))}.\${`)
  return [...english.keys()].filter((id) => !isUsed(id)).map((id) => `${id} is unused; remove it`)
}

function generateIds(english: Texts): string {
  const lines = [...english].map(([id, text]) => {
    const fields = [...describeMessage(text).arguments]
      .filter(([name]) => name !== ownArgument)
      .map(([name, type]) => `${name}: ${type}`)
    return `  '${id}': ${fields.length === 0 ? 'Record<never, never>' : `{ ${fields.join('; ')} }`}`
  })
  return `// Written by scripts/check-messages.ts from the English messages; do not edit.
export type MessageArguments = {
${lines.join('\n')}
}
export type MessageId = keyof MessageArguments
`
}

/** The message id for a reason: `not-ai` is `case.reasonNotAi`. */
const reasonId = (reason: DeclineReason): string =>
  `case.reason${reason.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`

/**
 * The page's reasons as a file of the worker, which is deployed without the web: mail and page use the same text,
 * written once. The worker has no ICU parser.
 */
export function generateReasons(texts: ReadonlyMap<string, Texts>): string {
  const blocks = [...texts].map(([locale, own]) => {
    const lines = declineReason.options.map((reason) => {
      const text = own.get(reasonId(reason)) ?? ''
      if (/[{}']/.test(text)) throw new Error(`${locale}: ${reasonId(reason)} must be plain, without ICU syntax`)
      return `    '${reason}': ${JSON.stringify(text)},`
    })
    return `  ${locale}: {\n${lines.join('\n')}\n  },`
  })
  return `// Written by scripts/check-messages.ts from apps/web/messages/<locale>/case.json; do not edit.
import type { DeclineReason } from '@polydex/contract/case/case'
import type { Locale } from '@polydex/contract/locale/locale'

export const reasonTexts: Record<Locale, Record<DeclineReason, string>> = {
${blocks.join('\n')}
}
`
}

/** Returns whether the messages are sound and, unless they are being written, the generated files up to date. */
export async function checkMessages(isWriting: boolean): Promise<boolean> {
  const texts = new Map<string, Texts>()
  for (const { code } of locales) texts.set(code, await readTexts(code))
  const english = texts.get(defaultLocale) ?? new Map<string, string>()
  const faults = await findUnusedIds(english)
  for (const { code, htmlLang } of locales) {
    const own = texts.get(code) ?? new Map<string, string>()
    const findRivals = createTermCheck(code, await readWordList(catalogueFolder, code))
    faults.push(
      ...findMessageFaults(code, htmlLang, english, own),
      ...[...own].flatMap(([id, text]) => findRivals(text).map((fault) => `${code}: ${id} ${fault}`)),
    )
  }
  for (const [file, generated] of [
    [idsFile, generateIds(english)],
    [reasonsFile, generateReasons(texts)],
  ] as const) {
    if (isWriting) await writeFile(file, generated)
    else if ((await readFile(file, 'utf8').catch(() => '')) !== generated)
      faults.push(`${file} is stale; run: npm run generate`)
  }
  for (const fault of faults) console.error(fault)
  console.log(`${english.size} messages in ${locales.length} languages, ${faults.length} faults`)
  return faults.length === 0
}

if (import.meta.main && !(await checkMessages(false))) process.exitCode = 1
