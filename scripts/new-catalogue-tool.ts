// Creates the file of a tool that is not in the catalogue yet:   npm run catalogue:new -- https://example.com/
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readCatalogue } from '@polydex/core/catalogue/read-catalogue'
import { toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { startEntry } from './catalogue/start-entry.ts'

const host = (address: string): string => new URL(address).href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

async function run(address: string | undefined): Promise<void> {
  if (address === undefined) throw new Error('Usage: npm run catalogue:new -- https://example.com/')
  const { slug, entry } = startEntry(address, new Date().toISOString().slice(0, 10))
  const { tools } = await readCatalogue('catalogue')
  const known = tools.find((tool) => tool.slug === slug || host(tool.homepage) === host(address))
  if (known !== undefined) throw new Error(`catalogue/${toolFileOf(known.slug)} already exists; edit it instead`)
  const path = `catalogue/${toolFileOf(slug)}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(entry, null, 2)}\n`, { flag: 'wx' })
  console.log(`Created ${path}. Fill it in as docs/catalogue.md says, then run npm run catalogue:check.`)
}

try {
  await run(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
