import { copyFile, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { toolFileOf } from '../catalogue/source/tool-files.ts'
import slugs from './small-catalogue.json' with { type: 'json' }

/**
 * Creates a folder with the taxonomy and a fixed set of few tools: adding a tool to the catalogue must not break tests.
 * `count`: only the first ones.
 */
export async function copySmallCatalogue(count = slugs.length): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polydex-catalogue-'))
  for (const file of ['groups.json', 'categories.json', 'features.json', 'tasks.json'])
    await copyFile(join('catalogue', file), join(folder, file))
  for (const file of slugs.slice(0, count).map(toolFileOf)) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await copyFile(join('catalogue', file), join(folder, file))
  }
  return folder
}
