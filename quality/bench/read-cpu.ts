import { readFile } from 'node:fs/promises'

/** Linux counts in hundredths of a second, on every machine that Node runs on. */
const tickMs = 10

/**
 * User and system time of a process since its start: fields 14 and 15 of its line, counted after its name in
 * parentheses.
 */
export function parseCpuMs(line: string): number {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

export const readCpuMs = async (pid: number): Promise<number> => parseCpuMs(await readFile(`/proc/${pid}/stat`, 'utf8'))
