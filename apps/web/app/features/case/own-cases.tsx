import type { OwnCases as OwnCasesAnswer } from '@polydex/contract/case/case'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatDay } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { statusName } from './status-name.ts'
import { titleOf } from './title-of.ts'
import './own-cases.css'

/** The cases of an account with their status. */
export function OwnCases({ cases }: OwnCasesAnswer) {
  const { t, locale } = useLanguage()
  if (cases.length === 0) return <p>{t('case.none')}</p>
  return (
    <ul className="own-cases">
      {cases.map((sent) => (
        <li key={sent.id} className="spread">
          <Link className="tap" to={pathTo('case', locale, sent.id)}>
            {sent.kind === 'submission' ? sent.name : titleOf(t, sent)}
          </Link>
          <span className="hint">
            {statusName(t, sent)}
            {' · '}
            <span {...asServed}>{t('case.sentOn', { day: formatDay(locale, sent.receivedAt) })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
