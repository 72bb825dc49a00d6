/** Line widths of a drawn card: name, two lines of text, three bars. */
const places = [
  { x: 8, name: 92, text: [160, 128], bars: [120, 71, 50] },
  { x: 192, name: 116, text: [160, 140], bars: [92, 54, 38] },
  { x: 376, name: 78, text: [160, 110], bars: [104, 61, 43] },
] as const

/** Three placeholders for saved tools, the middle one just filled. */
export function EmptyPlaces() {
  return (
    <svg className="places" viewBox="0 24 560 264" aria-hidden="true">
      {places.map(({ x, name, text, bars }, index) => (
        <g key={x}>
          <rect className={index === 1 ? 'taken' : 'free'} x={x} y="36" width="168" height="95" rx="8" />
          <rect className="line" x={x} y="148" width={name} height="11" rx="2" />
          {text.map((width, row) => (
            <rect key={width} className="line" x={x} y={174 + row * 16} width={width} height="7" rx="2" />
          ))}
          {bars.map((width, row) => (
            <g key={width}>
              <rect className="line" x={x} y={226 + row * 20} width="18" height="12" rx="2" />
              <rect className="line" x={x + 28} y={229 + row * 20} width={width} height="6" rx="2" />
            </g>
          ))}
        </g>
      ))}
      <path
        className="saved"
        d="M336 70S326 64 326 56.5A5.4 5.4 0 0 1 336 53.6 5.4 5.4 0 0 1 346 56.5C346 64 336 70 336 70z"
      />
    </svg>
  )
}
