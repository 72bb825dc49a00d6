import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siteSettings } from '@polydex/contract/site/load-site'
import { Failure } from '../polydex/machine.ts'

/** The folder that commands for a catalogue work on: the one given, else the one that this site imports. */
export function findCatalogueFolder(given?: string): string {
  const folder = given ?? siteSettings.catalogue ?? process.env['CATALOGUE_FROM'] ?? 'catalogue'
  if (existsSync(join(folder, 'categories.json'))) return folder
  throw new Failure(`${folder} is not a catalogue's folder: name one with --folder, or start one with catalogue init`)
}
