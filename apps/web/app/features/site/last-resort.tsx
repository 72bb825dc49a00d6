import { Component, type ReactNode } from 'react'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import './last-resort.css'

/** Uses nothing of the frame, which may be what failed. */
export function LastResortText() {
  const { t, locale } = useLanguage()
  return (
    <main className="last-resort">
      <h1>{t('errors.showingFailed')}</h1>
      <p>
        <a className="tap" data-document href={pathTo('home', locale)}>
          {t('errors.goHome')}
        </a>
      </p>
    </main>
  )
}

/** Independent of the page, so its link reloads the current address. */
export function CrowdedText() {
  const { t } = useLanguage()
  return (
    <main className="last-resort">
      <h1>{t('errors.tooMany')}</h1>
      <p>{t('errors.crowded')}</p>
      <p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the current one */}
        <a className="tap" data-document href="">
          {t('site.tryAgain')}
        </a>
      </p>
    </main>
  )
}

/** Boundary around the error page, for when even that fails. On the server, entry.server.tsx does the same. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <LastResortText /> : this.props.children
  }
}
