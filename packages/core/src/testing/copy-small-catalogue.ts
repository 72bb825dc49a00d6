import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { toolFileOf } from '../catalogue/source/tool-files.ts'
import slugs from './small-catalogue.json' with { type: 'json' }

/**
 * Creates a folder with the taxonomy and a fixed set of few tools: adding a tool to the catalogue must not break tests.
 * With a count, only the first tools, and of the tasks, whose phrases take seconds to import, only theirs and those
 * named.
 */
export async function copySmallCatalogue(count?: number, tasks: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polydex-catalogue-'))
  for (const file of ['groups.json', 'categories.json', 'features.json', 'tasks.json'])
    await copyFile(join('catalogue', file), join(folder, file))
  const used = new Set(tasks)
  for (const file of slugs.slice(0, count).map(toolFileOf)) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await copyFile(join('catalogue', file), join(folder, file))
    const tool = JSON.parse(await readFile(join(folder, file), 'utf8')) as { tasks?: string[] }
    for (const task of tool.tasks ?? []) used.add(task)
  }
  if (count !== undefined) await keepTasks(join(folder, 'tasks.json'), used)
  return folder
}

async function keepTasks(path: string, kept: ReadonlySet<string>): Promise<void> {
  const tasks = JSON.parse(await readFile(path, 'utf8')) as { slug: string }[]
  await writeFile(path, JSON.stringify(tasks.filter(({ slug }) => kept.has(slug))))
}
