import type { Standing as Kind } from '@polydex/contract/tool/tool-fact-values'
import { useTranslate, type Translate } from '../../../i18n/translate.tsx'
import './standing.css'

const drawn = {
  checked: (
    <>
      <circle className="disc" cx="6" cy="6" r="5.5" />
      <path d="m3.6 6.2 1.7 1.7 3.2-3.6" />
    </>
  ),
  copied: (
    <>
      <path className="disc" d="M6 .5a5.5 5.5 0 0 0 0 11Z" />
      <circle cx="6" cy="6" r="4.75" />
    </>
  ),
  recalled: <circle cx="6" cy="6" r="4.75" />,
  judged: <path d="M6 1.25 10.75 6 6 10.75 1.25 6Z" />,
}

export const standingName: Record<Kind, (t: Translate) => string> = {
  checked: (t) => t('facts.standChecked'),
  copied: (t) => t('facts.standCopied'),
  recalled: (t) => t('facts.standRecalled'),
  judged: (t) => t('facts.standJudged'),
}

/**
 * How sure a value is, by shape alone: a disc with a tick was checked with the maker, half a disc read in a copy, a ring
 * is recalled, a diamond is our judgement.
 */
export function Standing({ of }: { of: Kind }) {
  const t = useTranslate()
  return (
    <>
      <svg className="standing" viewBox="0 0 12 12" aria-hidden="true">
        {drawn[of]}
      </svg>
      <span className="unseen">{` (${standingName[of](t)})`}</span>
    </>
  )
}
