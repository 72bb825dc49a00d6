import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { pathTo } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { AlternativeReason } from '../alternatives/alternative-reason.tsx'
import { alternativesId } from '../alternatives/alternatives-id.ts'

const shown = 2
/** Shared features; the cards below name more. */
const maxFeatures = 1

/** The nearest alternatives; the others are at the end of the page. */
export function OthersAnswer({ alternatives }: Pick<ToolDetail, 'alternatives'>) {
  const { t, locale } = useLanguage()
  return (
    <>
      <ul>
        {alternatives.slice(0, shown).map(({ slug, name, mark, sharedFeatures, samePricing }) => (
          <li key={slug}>
            <Mark name={name} mark={mark} size={24} />
            <div>
              <Link to={pathTo('tool', locale, slug)}>{name}</Link>
              <AlternativeReason
                sharedFeatures={sharedFeatures.slice(0, maxFeatures)}
                samePricing={samePricing && sharedFeatures.length === 0}
              />
            </div>
          </li>
        ))}
      </ul>
      {alternatives.length > shown && (
        <p>
          <a href={`#${alternativesId}`}>{t('tool.seeAlternatives')}</a>
        </p>
      )}
    </>
  )
}
