import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { ScaleOptions } from './options.ts'

/** Bytes on disk with indexes, as measured with 100,000 tools; tool: with its site, categories and features. */
const bytesPer = { tool: 1_100, text: 400, month: { visits: 430, lists: 39 * 110 } }
/** Room for the write-ahead log and for growth meanwhile. */
const margin = 1.5

/** Upper bound of the space for the rows: launches and gaps only reduce them. */
export const estimateBytes = ({
  tools,
  locales,
  months,
  figures,
}: Pick<ScaleOptions, 'tools' | 'locales' | 'months' | 'figures'>): number =>
  Math.ceil(tools * (bytesPer.tool + locales * bytesPer.text + months * bytesPer.month[figures]) * margin)

/** Message if there is too little space, or undefined. A full disk stops PostgreSQL for all its databases. */
export function findSpaceFault(needed: number, free: number, folder: string): string | undefined {
  if (free >= needed) return undefined
  return `too little disk space: about ${formatGigabytes(needed)} needed, ${formatGigabytes(free)} free at ${folder}`
}

/**
 * Free bytes where PostgreSQL keeps its data. SQL cannot tell, so this checks the folder that scripts/services.sh uses.
 */
export async function findFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function findStateFolder(environment: NodeJS.ProcessEnv): string {
  const folder = environment['POLYDEX_STATE']
  return folder !== undefined && existsSync(folder) ? folder : '/var/lib'
}

const formatGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`
