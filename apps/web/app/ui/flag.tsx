import { asServed } from '../i18n/as-served.ts'
import { formatCountry } from '../i18n/format.ts'
import { useLocale } from '../i18n/translate.tsx'
import './flag.css'

type FlagProps = {
  code: string
  /** Set where the country's name is next to it, so the image needs no text. */
  hasNameBeside?: boolean
}

/**
 * An image, not an emoji: Windows has no flag emoji. Labelled with the country's name; without one, its code is shown
 * beside it.
 */
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

/** A flag if the country's name does not fit: shows the code for visitors who cannot hover. */
export function CodedFlag({ code }: { code: string }) {
  return (
    <span className="coded-flag">
      <Flag code={code} />
      <span aria-hidden="true">{code}</span>
    </span>
  )
}
