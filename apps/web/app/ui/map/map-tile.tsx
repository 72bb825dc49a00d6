export type MapTile = {
  code: string
  /** `t1` (strongest) to `t5`, `none`: not listed, `held`: the list is not held. */
  tone: string
  move?: 'up' | 'down' | null
  to: string
  /** The country's name and its figure, joined to a sentence; the script of the map divides it again for its card. */
  parts: readonly string[]
  /** The number in the tile, which the second part contains. */
  count?: string
}

/** Sets off the number that the tile shows. */
function divide(text: string, count: string | undefined) {
  const at = count === undefined ? -1 : text.indexOf(count)
  return count === undefined || at === -1 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <b>{count}</b>
      {text.slice(at + count.length)}
    </>
  )
}

/**
 * A country. A page has 150 of these, so the markup is as short as it can be: the first class is both its place and the
 * code that it shows.
 */
export function Tile({ code, tone, move, to, parts: [name, figure, ...others], count }: MapTile) {
  return (
    <a className={[code, tone, move].filter(Boolean).join(' ')} href={to}>
      {name} · {divide(figure ?? '', count)}
      {others.map((part) => ` · ${part}`)}
    </a>
  )
}
