/** In units of the viewBox; the page stretches it. */
export const keyLineSize = { width: 200, height: 72 }

const top = 6
/** The lowest value is above the base, so that it does not look like none. */
const bottom = 60

type KeyLine = { line: string; area: string; end: string }

/**
 * The path of the values from their own lowest to their highest: from zero, nearly all tools would have the same flat
 * line. The caption beside it says so. Gaps are bridged. `null`: there is no line of fewer than two values.
 */
export function drawKeyLine(values: readonly (number | null)[]): KeyLine | null {
  const known = values.flatMap((value, place) => (value === null ? [] : [{ value, place }]))
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined || known.length < 2) return null
  const heights = known.map(({ value }) => value)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const { width, height } = keyLineSize
  const xOf = (place: number) => ((place / (values.length - 1)) * width).toFixed(1)
  const yOf = (value: number) =>
    (high === low ? height / 2 : bottom - ((value - low) / (high - low)) * (bottom - top)).toFixed(1)
  const path = known.map(({ value, place }) => `${xOf(place)} ${yOf(value)}`).join('L')
  return {
    line: `M${path}`,
    area: `M${path}V${height}H${xOf(first.place)}Z`,
    end: `M${xOf(last.place)} ${yOf(last.value)}h.01`,
  }
}
