/** A map with a route that leads nowhere. */
export function Globe() {
  const meridians = [-64, 22, 108, 194, 280, 366, 452, 538, 624]
  const parallels = [
    '167.1 51.0H392.9',
    '86.5 89.7H473.5',
    '38.1 133.6H521.9',
    '22.0 180.0H538.0',
    '38.1 226.4H521.9',
    '86.5 270.3H473.5',
    '167.1 309.0H392.9',
  ]
  const stops = [
    [96, 238],
    [170, 208],
    [246, 232],
    [326, 156],
  ]
  return (
    <svg className="ghost" viewBox="0 0 560 360" aria-hidden="true">
      {meridians.map((x) => (
        <path key={x} className="mesh" d={`M280 20C${x} 90 ${x} 270 280 340`} />
      ))}
      {parallels.map((line) => (
        <path key={line} className="mesh" d={`M${line}`} />
      ))}
      <path className="route" d="M96 238 170 208 246 232 326 156 396 128" />
      {stops.map(([x, y]) => (
        <circle key={x} className="stop" cx={x} cy={y} r="5" />
      ))}
      <circle className="lost" cx="396" cy="128" r="15" />
      <path className="lost" d="m391 123 10 10m0-10-10 10" />
    </svg>
  )
}
