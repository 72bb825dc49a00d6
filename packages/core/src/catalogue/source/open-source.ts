import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { FetchOptions } from './fetch-public.ts'
import { openAddress } from './open-address.ts'
import { findFormat, openFile } from './open-file.ts'
import { openFolder } from './open-folder.ts'
import { catalogueNameOf, type Source } from './source.ts'

/** Opens the source named by `--from`: an https address, a folder, or a file of rows. */
export async function openSource(from: string, options: FetchOptions = {}): Promise<Source | 'not-modified'> {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(from)) return openAddress(from, options)
  if ((await stat(from)).isDirectory()) return openFolder(from)
  const format = findFormat(from)
  if (format === undefined) throw new Error(`${from} is neither a folder nor a .ndjson or .csv file`)
  return openFile(from, format, catalogueNameOf(basename(from, extname(from))))
}
