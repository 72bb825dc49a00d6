import { asServed } from '../i18n/as-served.ts'
import { formatCountry } from '../i18n/format.ts'
import { useLocale } from '../i18n/translate.tsx'
import './flag.css'

type FlagProps = {
  code: string
  /** The country's name stands beside it, so the picture need not say it again. */
  hasNameBeside?: boolean
}

/** Drawn, not an emoji: Windows has no flag emoji. Named by its country; without its name it has its letters beside it. */
export function Flag({ code, hasNameBeside = false }: FlagProps) {
  const name = formatCountry(useLocale(), code)
  return (
    <img
      className="flag"
      src={`/flags/${code}.svg`}
      width="21"
      height="14"
      alt={hasNameBeside ? '' : name}
      loading="lazy"
      {...asServed}
    />
  )
}

/** A flag where there is no room for the country's name: its letters can be read by those who cannot point at it. */
export function CodedFlag({ code }: { code: string }) {
  return (
    <span className="coded-flag">
      <Flag code={code} />
      <span aria-hidden="true">{code}</span>
    </span>
  )
}
