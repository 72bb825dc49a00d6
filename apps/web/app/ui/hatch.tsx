import type { ReactNode } from 'react'
import './hatch.css'

/** The pattern of each group on a 32 × 32 field; the hue comes from the class `g-<group>` of a parent. */
const patterns: Record<string, ReactNode> = {
  writing: (
    <>
      <path className="mid" d="M6 7h14v3H6zM6 21h17v3H6z" />
      <path className="soft" d="M6 14h20v3H6z" />
    </>
  ),
  image: (
    <>
      <circle className="soft" cx="12" cy="13" r="8" />
      <circle className="mid" cx="21" cy="20" r="7" />
    </>
  ),
  video: (
    <>
      <path className="soft" d="M4 5v22l11-11z" />
      <path className="mid" d="M15 5v22l13-11z" />
    </>
  ),
  audio: (
    <>
      <path className="mid" d="M6 12h3v8H6zM14 5h3v22h-3zM22 9h3v14h-3z" />
      <path className="soft" d="M10 9h3v14h-3zM18 12h3v8h-3z" />
    </>
  ),
  assistants: (
    <>
      <path className="soft" d="M0 4a28 28 0 0 1 28 28H0z" />
      <path className="tint" d="M0 11a21 21 0 0 1 21 21H0z" />
      <path className="mid" d="M0 18a14 14 0 0 1 14 14H0z" />
    </>
  ),
  coding: (
    <>
      <path className="mid" d="M5 5h6v6H5zM21 5h6v6h-6zM13 13h6v6h-6zM5 21h6v6H5zM21 21h6v6h-6z" />
      <path className="soft" d="M13 5h6v6h-6zM13 21h6v6h-6z" />
    </>
  ),
  design: (
    <>
      <path className="mid" d="M0 0h16a16 16 0 0 1-16 16zM16 16v16H0a16 16 0 0 1 16-16z" />
      <path className="soft" d="M32 16v16H16a16 16 0 0 1 16-16zM16 0h16v16A16 16 0 0 1 16 0z" />
    </>
  ),
  productivity: (
    <>
      <path className="mid" d="M5 6h14v5H5zM15 22h12v5H15z" />
      <path className="soft" d="M10 14h14v5H10z" />
    </>
  ),
  business: (
    <>
      <path className="soft" d="M5 16h6v16H5zM13 10h6v22h-6zM21 4h6v28h-6z" />
      <path className="mid" d="M5 23h6v9H5zM13 19h6v13h-6zM21 13h6v19h-6z" />
    </>
  ),
  marketing: (
    <>
      <path className="soft" d="M0 32 32 20v12zM0 32 14 0h11z" />
      <path className="mid" d="M0 32 32 2v9zM0 32V0h5z" />
    </>
  ),
  education: (
    <>
      <path className="soft" d="M4 4h24v24H4z" />
      <path className="mid" d="M8 9h16v16H8z" />
      <path className="tint" d="M12 14h8v8h-8z" />
    </>
  ),
  life: (
    <>
      <path className="mid" d="M3 3h6a6 6 0 0 1 6 6v6H9a6 6 0 0 1-6-6zM17 17h6a6 6 0 0 1 6 6v6h-6a6 6 0 0 1-6-6z" />
      <path className="soft" d="M29 3h-6a6 6 0 0 0-6 6v6h6a6 6 0 0 0 6-6zM15 17H9a6 6 0 0 0-6 6v6h6a6 6 0 0 0 6-6z" />
    </>
  ),
}

export function Hatch({ group }: { group: string }) {
  return (
    <svg className="hatch" viewBox="0 0 32 32" aria-hidden="true">
      <path className="tint" d="M0 0h32v32H0z" />
      {patterns[group]}
    </svg>
  )
}
