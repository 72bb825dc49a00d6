import { Flag } from './flag.tsx'
import './flag.css'

/** A flag where the country's name does not fit: its code is for those who cannot hover. */
export function CodedFlag({ code }: { code: string }) {
  return (
    <span className="coded-flag">
      <Flag code={code} />
      <span aria-hidden="true">{code}</span>
    </span>
  )
}
