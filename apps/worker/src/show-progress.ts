import type { JobContext } from './define-job.ts'

type Progress = { rows: number; share: number } // share of the whole, 0–1

/** Rows per log line without a terminal: enough to see progress, few enough to read. */
const rowsPerLine = 1_000
const barWidth = 30

/** Shows the progress of a job: a bar on a terminal, else plain lines. Log lines go above the bar. */
export function showProgress(log: (line: string) => void, terminal: JobContext['terminal']) {
  const started = performance.now()
  let linesLogged = 0
  let bar = ''
  const draw = (text: string): void => {
    bar = text
    terminal?.write(`\r\u001B[2K${text}`)
  }
  return {
    update: ({ rows, share }: Progress): void => {
      const seconds = Math.max((performance.now() - started) / 1_000, 0.001)
      const rate = `${rows} rows, ${Math.round(rows / seconds)} a second`
      if (terminal === undefined) {
        const lines = Math.floor(rows / rowsPerLine)
        if (lines > linesLogged) log(rate)
        linesLogged = lines
        return
      }
      const filled = Math.round(barWidth * Math.min(share, 1))
      const left = share > 0 ? `, ${Math.ceil((seconds / share) * (1 - share))} s left` : ''
      const line = `[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${rate}${left}`
      // Some terminals do not know their width and say 0.
      draw(line.slice(0, (terminal.columns || 80) - 1))
    },
    log: (line: string): void => {
      const drawn = bar
      if (drawn !== '') draw('')
      log(line)
      if (drawn !== '') draw(drawn)
    },
    end: (): void => draw(''),
  }
}
