import { Component, type ReactNode } from 'react'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import './last-resort.css'

/** Needs nothing of the frame: whatever failed may be in it. */
export function LastResortText() {
  const { t, locale } = useLanguage()
  return (
    <main className="last-resort">
      <h1>{t('errors.showingFailed')}</h1>
      <p>
        <a href={pathTo('home', locale)}>{t('errors.goHome')}</a>
      </p>
    </main>
  )
}

/** Stands for any page, so that its link leads to the address it was sent for. */
export function CrowdedText() {
  const { t } = useLanguage()
  return (
    <main className="last-resort">
      <h1>{t('errors.tooMany')}</h1>
      <p>{t('errors.crowded')}</p>
      <p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the one it was sent for */}
        <a href="">{t('site.tryAgain')}</a>
      </p>
    </main>
  )
}

/** Around the error page: what is shown when even that cannot be. On the server entry.server.tsx does the same. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <LastResortText /> : this.props.children
  }
}
