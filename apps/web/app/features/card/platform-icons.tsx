import type { ToolCard } from '@polydex/contract/tool/tool-card'
import type { Platform } from '@polydex/contract/tool/tool-fact-values'
import { platformTitle } from '../../i18n/names/platform-name.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import type { IconName } from '../../ui/icon.tsx'
import './platform-icons.css'

/** Kinds of platforms in a fixed order, so that rows can be compared. */
const kinds: readonly { icon: IconName; platforms: readonly Platform[] }[] = [
  { icon: 'globe', platforms: ['web'] },
  { icon: 'phone', platforms: ['ios', 'android'] },
  { icon: 'desk', platforms: ['windows', 'macos', 'linux'] },
  { icon: 'puzzle', platforms: ['extension'] },
  { icon: 'code', platforms: ['api'] },
  { icon: 'terminal', platforms: ['cli', 'self-hosted'] },
]

/** More would leave no room for the category. */
const mostIcons = 5
/** Units of the drawings: an icon is 24 wide. */
const step = 32

type PlatformIconsProps = {
  platforms: ToolCard['platforms']
  /** A place for every kind, with a dot where the tool does not have it. */
  hasSlots?: boolean
}

/**
 * What a tool runs on, for an element of the class `platforms`. One picture for all kinds, because a page has up to fifty of them; its name lists the platforms.
 */
export function PlatformIcons({ platforms, hasSlots = false }: PlatformIconsProps) {
  const { t, locale } = useLanguage()
  if (platforms.length === 0) return null
  const known = kinds.filter((kind) => kind.platforms.some((platform) => platforms.includes(platform)))
  const shown = hasSlots ? kinds : known.length > mostIcons ? known.slice(0, mostIcons - 1) : known
  const width = shown.length * step - 8
  const more = hasSlots ? 0 : known.length - shown.length
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawings are in the page's sprite */}
      <svg role="img" viewBox={`0 0 ${width} 24`}>
        <title>{platforms.map((platform) => platformTitle(t, locale, platform)).join(', ')}</title>
        {shown.map((kind, place) =>
          known.includes(kind) ? (
            <use key={kind.icon} href={`#i-${kind.icon}`} x={place === 0 ? undefined : place * step} />
          ) : (
            <path key={kind.icon} d={`M${place * step + 12} 12h0`} />
          ),
        )}
      </svg>
      {more > 0 && `+${more}`}
    </>
  )
}
