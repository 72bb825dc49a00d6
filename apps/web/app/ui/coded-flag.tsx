import { Flag } from './flag.tsx'
import './flag.css'

/** A flag where there is no room for the country's name: its letters can be read by those who cannot point at it. */
export function CodedFlag({ code }: { code: string }) {
  return (
    <span className="coded-flag">
      <Flag code={code} />
      <span aria-hidden="true">{code}</span>
    </span>
  )
}
