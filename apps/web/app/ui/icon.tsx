import { memo } from 'react'

/** 24 × 24 outlines, drawn once per page and used by name. */
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
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
} as const

export type IconName = keyof typeof drawings

export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'i i-s' : 'i'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}

export const IconSprite = memo(function IconSprite() {
  return (
    <svg width="0" height="0" className="vh" aria-hidden="true">
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  )
})
