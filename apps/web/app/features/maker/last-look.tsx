import type { Claim } from '@polydex/contract/case/claim'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { faultText } from './fault-text.ts'
import { useLookAgain } from './use-look-again.ts'

type LastLookProps = {
  slug: string
  claim: Pick<Claim, 'host' | 'checkedAt' | 'fault'>
  lookedAt: string | null
  /** The check that the last form requested. */
  asked: { before: string; askedAt: number } | undefined
}

/** The result of the last check of the host, or a note that one is under way. The live region is always mounted. */
export function LastLook({ slug, claim: { host, checkedAt, fault }, lookedAt, asked }: LastLookProps) {
  const { t } = useLanguage()
  const isLooking = asked !== undefined && asked.before === (checkedAt ?? '')
  return (
    <output className="look">
      {isLooking && <Looking key={asked.askedAt} slug={slug} host={host} />}
      {!isLooking && fault !== null && (
        <>
          <Icon name="alert" />
          <span>
            <strong>{faultText(t, fault, host)}</strong>
            <span className="maker-line" {...asServed}>
              {t('maker.lookedAt', { time: lookedAt ?? '' })}
            </span>
          </span>
        </>
      )}
    </output>
  )
}

function Looking({ slug, host }: { slug: string; host: string }) {
  const { t, locale } = useLanguage()
  const isLate = useLookAgain()
  return (
    <>
      <Icon name="clock" />
      <span>
        <strong>{isLate ? t('maker.lookingLong') : t('maker.looking', { host })}</strong>{' '}
        <Link className="tap" to={pathTo('maker', locale, slug)} prefetch="none">
          {t('maker.showFound')}
        </Link>
      </span>
    </>
  )
}
