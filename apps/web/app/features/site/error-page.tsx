import { thisSite } from '@polydex/contract/site/site'
import type { ReactNode } from 'react'
import type { PageFailureCode } from '../../request/page-failure.ts'
import { asServed } from '../../i18n/as-served.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { tooOftenText } from '../../i18n/too-often-text.ts'
import { pathTo } from '../../addresses/path-to.ts'
import { Globe } from './header/globe.tsx'
import './error-page.css'

/** An error code without a text does not compile. */
const explanation: Record<PageFailureCode, (t: Translate) => string> = {
  invalid_input: (t) => t('errors.invalid_input'),
  wrong_credentials: (t) => t('errors.wrong_credentials'),
  login_required: (t) => t('errors.login_required'),
  not_found: (t) => t('errors.not_found'),
  wrong_method: (t) => t('errors.wrong_method'),
  email_taken: (t) => t('errors.email_taken'),
  conflict: (t) => t('errors.conflict'),
  gone: (t) => t('errors.gone'),
  link_ended: (t) => t('errors.link_ended'),
  list_withdrawn: (t) => t('errors.list_withdrawn'),
  rate_limited: (t) => t('errors.rate_limited'),
  unexpected: (t) => t('errors.unexpected'),
  read_only: (t) => t('errors.read_only'),
  sign_ups_off: (t) => t('errors.sign_ups_off'),
  submissions_off: (t) => t('errors.submissions_off'),
  search_off: (t) => t('errors.search_off'),
  mail_off: (t) => t('errors.mail_off'),
  unavailable: (t) => t('errors.unavailable'),
  unknown_middleware: (t) => t('errors.unexpected'),
}

const headings: Partial<Record<PageFailureCode, (t: Translate) => string>> = {
  not_found: (t) => t('errors.notFound'),
  gone: (t) => t('errors.notFound'),
  list_withdrawn: (t) => t('errors.listWithdrawn'),
  rate_limited: (t) => t('errors.tooMany'),
  search_off: (t) => t('errors.tooMany'),
  read_only: (t) => t('errors.tooMany'),
  unknown_middleware: (t) => t('errors.unknownMiddleware'),
}

type ErrorPageProps = {
  status?: number
  code?: PageFailureCode
  /** With a rate limit: when to retry. */
  retryAfterSeconds?: number
  /** A search for visitors who were looking for something; not after a rate limit. */
  search?: ReactNode
  /** The requested page: to retry if the fault is ours, or after a pause. */
  address?: string
}

/** Its link is a plain one: after an error, the next page should start from scratch. */
export function ErrorPage({ status = 500, code = 'unexpected', retryAfterSeconds, search, address }: ErrorPageProps) {
  const language = useLanguage()
  const { t, locale } = language
  const isTooMany = code === 'rate_limited'
  const canTryAgain = (isTooMany || status >= 500) && address !== undefined
  const heading = headings[code]?.(t) ?? t('errors.error')
  return (
    <div className="wrap">
      <title>{`${heading} · ${thisSite.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className="halves empty">
        <div>
          <p className="meta kicker">{t('errors.kicker', { status: String(status) })}</p>
          <h1>{heading}</h1>
          <p className="lead" {...asServed}>
            {isTooMany ? tooOftenText(language, retryAfterSeconds) : explanation[code](t)}
          </p>
          {!isTooMany && code !== 'search_off' && search}
          <p className="in-row error-ways">
            {canTryAgain && (
              <a className="btn btn-primary" data-document href={address}>
                {t('site.tryAgain')}
              </a>
            )}
            <a className={canTryAgain ? 'btn' : 'btn btn-primary'} data-document href={pathTo('home', locale)}>
              {t('errors.backHome')}
            </a>
          </p>
        </div>
        <Globe />
      </section>
    </div>
  )
}
