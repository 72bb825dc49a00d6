import { memo } from 'react'

/** 24 × 24 outlines, embedded once per page and referenced by name. */
const drawings = {
  down: <path d="m6 9 6 6 6-6" />,
  right: <path d="M5 12h14m-5-5 5 5-5 5" />,
  left: <path d="M19 12H5m5-5-5 5 5 5" />,
  x: <path d="m6 6 12 12M18 6 6 18" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  theme: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4v16a8 8 0 0 0 0-16z" fill="currentColor" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.5 2.6 3.5 5.5 3.5 8.5s-1 5.9-3.5 8.5c-2.5-2.6-3.5-5.5-3.5-8.5s1-5.9 3.5-8.5z" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5M12 8h.01" />
    </>
  ),
  alert: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5v5.5M12 16h.01" />
    </>
  ),
  compare: <path d="M4.5 4.5h5.5v15H4.5zM14 4.5h5.5v15H14z" />,
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  tasks: <path d="m4 6.5 1.5 1.5L8 5.5M4 16.5 5.5 18 8 15.5M12 7h8M12 17h8" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.5l3.5 2" />
    </>
  ),
  heart: <path d="M12 20.2S3.6 15 3.6 9.2A4.5 4.5 0 0 1 12 6.9a4.5 4.5 0 0 1 8.4 2.3c0 5.8-8.4 11-8.4 11z" />,
  person: (
    <>
      <circle cx="12" cy="8.5" r="3.75" />
      <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
    </>
  ),
  key: <path d="M13.5 10.5a4.5 4.5 0 1 1-3-3M10 14l-.5.5M11.8 12.2 20 20m-3-3 2-2" />,
  dice: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <path d="M9 9h.01M15 15h.01M15 9h.01M9 15h.01" strokeWidth="2.6" />
    </>
  ),
  up: <path d="M12 19V5m-6 6 6-6 6 6" />,
  out: <path d="M8 6H5a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-3M13 4h7v7M20 4l-9 9" />,
  download: <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />,
  print: <path d="M7 9V4.5h10V9M7 17H4V9.5h16V17h-3M7 14h10v5.5H7z" />,
  quote: <path d="M10 7.5H5.5V12H10zm0 4.5c0 2.5-1.5 4-3.5 4.5m12-9H14V12h4.5zm0 4.5c0 2.5-1.5 4-3.5 4.5" />,
  share: <path d="M12 15V4m-4 4 4-4 4 4M5 13v6a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-6" />,
  phone: (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2.2" />
      <path d="M11 18h2" />
    </>
  ),
  desk: (
    <>
      <rect x="3" y="4.5" width="18" height="12" rx="1.6" />
      <path d="M9 20h6m-3-3.5V20" />
    </>
  ),
  puzzle: <path d="M9.5 5.5a2 2 0 1 1 4 0V7H18v4.5h1.3a2 2 0 1 1 0 4H18V20H6v-4.5h1a2 2 0 1 0 0-4H6V7h3.5z" />,
  pen: <path d="m4.5 19.5 1-4L16 5l3 3L8.5 18.5z" />,
  code: <path d="M8.5 8 4.5 12l4 4m7-8 4 4-4 4M13.6 5.5l-3.2 13" />,
  terminal: (
    <>
      <rect x="3" y="4.5" width="18" height="15" rx="1.8" />
      <path d="m7 10 3 2.5L7 15m6 0h4" />
    </>
  ),
  grid: <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />,
  rows: <path d="M4 6h16M4 12h16M4 18h16" />,
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  sort: <path d="M8 5v14m-4-4 4 4 4-4M14 7h6M14 12h4M14 17h2" />,
} as const

export type IconName = keyof typeof drawings

export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-small' : 'icon'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}

/** Several of these stand in one picture, which is wider than they are: they keep to its start. */
const inRows = new Set<string>(['globe', 'phone', 'desk', 'puzzle', 'code', 'terminal'])

const symbols = Object.entries(drawings).map(([name, drawing]) => (
  <symbol
    key={name}
    id={`i-${name}`}
    viewBox="0 0 24 24"
    preserveAspectRatio={inRows.has(name) ? 'xMinYMin' : undefined}
  >
    {drawing}
  </symbol>
))

export const IconSprite = memo(function IconSprite() {
  return (
    <svg width="0" height="0" className="unseen" aria-hidden="true">
      {symbols}
    </svg>
  )
})
