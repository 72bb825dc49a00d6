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
