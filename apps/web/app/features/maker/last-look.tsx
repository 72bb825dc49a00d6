import type { Claim, ClaimFault } from '@polydex/contract/case/claim'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 3_000
/** Half a minute in total: most checks take a second or two. */
const maxTurns = 10

/** Polls by reloading the page's data while it is mounted; returns true once it has given up. */
function useLookAgain(): boolean {
  const { revalidate } = useRevalidator()
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    if (turns === maxTurns) return undefined
    const timer = setTimeout(() => {
      setTurns(turns + 1)
      void revalidate()
    }, everyMs)
    return () => clearTimeout(timer)
  }, [turns, revalidate])
  return turns === maxTurns
}

/** A fault without a text does not compile. */
const texts: Record<ClaimFault, (t: Translate, host: string) => string> = {
  missing: (t) => t('maker.faultMissing'),
  'wrong-token': (t) => t('maker.faultWrongToken'),
  moved: (t, host) => t('maker.faultMoved', { host }),
  'too-large': (t) => t('maker.faultTooLarge'),
  unreachable: (t, host) => t('maker.faultUnreachable', { host }),
}

/** Why we did not find the token of a claim. */
const faultText = (t: Translate, fault: ClaimFault, host: string): string => texts[fault](t, host)

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
