import type { SentCase } from '@polydex/contract/case/case'
import { asServed } from '../../i18n/as-served.ts'
import { formatDay } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { statusName } from './status-name.ts'
import './case-facts.css'

/** The steps of a case, its reference and its address. */
export function CaseFacts({ shown }: { shown: SentCase }) {
  const { t, locale } = useLanguage()
  const { reference, kind, url, status, receivedAt, decidedAt } = shown
  const isDecided = decidedAt !== null
  const steps = [
    { name: statusName(t, { kind, status: 'received' }), day: receivedAt, isDone: true },
    { name: statusName(t, { kind, status: 'in-review' }), day: null, isDone: status !== 'received' },
    { name: isDecided ? statusName(t, shown) : t('case.decision'), day: decidedAt, isDone: isDecided },
  ]
  const current = steps.findLastIndex(({ isDone }) => isDone)
  return (
    <div className="case-facts">
      <ol className="case-steps">
        {steps.map(({ name, day, isDone }, index) => (
          <li
            key={name}
            className={isDone ? 'spread done' : 'spread'}
            aria-current={index === current ? 'step' : undefined}
          >
            <strong>{name}</strong>
            {day !== null && (
              <time dateTime={day} {...asServed}>
                {formatDay(locale, day)}
              </time>
            )}
          </li>
        ))}
      </ol>
      <dl>
        <div>
          <dt>{t('case.reference')}</dt>
          <dd className="num">{reference}</dd>
        </div>
        {url !== '' && (
          <div>
            <dt>{t('case.address')}</dt>
            <dd>{url}</dd>
          </div>
        )}
      </dl>
      <p className="hint">{shown.id === null ? t('case.lookUpHint') : t('case.keep')}</p>
    </div>
  )
}
