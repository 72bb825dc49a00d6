import type { JobContext } from './define-job.ts'

type Progress = { rows: number; share: number } // share of the whole, 0–1

/** Rows per log line without a terminal: enough to see progress, few enough to read. */
const rowsPerLine = 1_000
const barWidth = 30

/** Seconds; from two minutes on, minutes: 1,800 seconds are hard to read. */
const formatRest = (seconds: number): string =>
  seconds < 120 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`

/** Shows the progress of a job: a bar on a terminal, else plain lines. Log lines go above the bar. */
export function showProgress(
  log: (line: string) => void,
  terminal: JobContext['terminal'],
  { unit = 'rows', perLine = rowsPerLine } = {},
) {
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
      const perSecond = rows / seconds
      const rate = `${rows} ${unit}, ${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)} a second`
      const left = share > 0 ? `, ${formatRest((seconds / share) * (1 - share))} left` : ''
      if (terminal === undefined) {
        const lines = Math.floor(rows / perLine)
        if (lines > linesLogged) log(unit === 'rows' ? rate : rate + left)
        linesLogged = lines
        return
      }
      const filled = Math.round(barWidth * Math.min(share, 1))
      const line = `[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${rate}${left}`
      // Some terminals do not know their width and report 0.
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
