import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * The path of a tool's file in a catalogue folder. Grouped by first letter: a folder of a thousand files is slow to
 * open and to review.
 */
export const toolFileOf = (slug: string): string => `tools/${slug.charAt(0)}/${slug}.json`

export const slugOfFile = (path: string): string => basename(path, '.json')

/** The tool files of a catalogue folder, anywhere below `tools`, in the order of their slugs. */
export async function listToolFiles(folder: string): Promise<string[]> {
  const paths = await readdir(join(folder, 'tools'), { recursive: true })
  return paths
    .filter((path) => path.endsWith('.json'))
    .map((path) => join('tools', path))
    .toSorted((one, other) => (slugOfFile(one) < slugOfFile(other) ? -1 : 1))
}
