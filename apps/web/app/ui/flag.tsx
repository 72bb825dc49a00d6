import { formatCountry } from '../i18n/format.ts'
import { useLocale } from '../i18n/translate.tsx'
import './flag.css'

/** Drawn, not an emoji: Windows has no flag emoji. Named by its country. */
export function Flag({ code }: { code: string }) {
  const name = formatCountry(useLocale(), code)
  return (
    <img
      className="flag"
      src={`/flags/${code}.svg`}
      width="21"
      height="14"
      alt={name}
      title={name}
      loading="lazy"
      suppressHydrationWarning
    />
  )
}
