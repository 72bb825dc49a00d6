import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const markSets = ['@iconify-json/logos', '@lobehub/icons-static-svg', 'simple-icons'] as const

const markEntry = z.strictObject({
  set: z.enum(markSets).describe('The npm package that draws it'),
  icon: z.string().min(1),
  colour: z
    .union([z.enum(['own', 'mono']), z.string().regex(/^#[0-9A-F]{6}$/)])
    .describe('own: as drawn; mono: black; else the brand colour, for a set that has shapes only'),
  fills: z.literal(true).exactOptional().describe('It is a square, which takes the whole frame'),
  hash: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .describe('Of the file that the build writes; npm run generate sets it'),
})

/** The reviewed marks of brands, by the slugs of their tools. */
export const marksFile = z.record(z.string(), markEntry)

export type MarkEntry = z.output<typeof markEntry>
export type Marks = z.output<typeof marksFile>

/** Reads a folder's marks; undefined if it has none. */
export async function readMarks(folder: string): Promise<Marks | undefined> {
  const text = await readFile(join(folder, 'marks.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : marksFile.parse(JSON.parse(text))
}
