import { thisSite } from '@polydex/contract/site/site'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { useSite } from '../../../request/use-site.ts'
import { AccountLinks } from '../../../ui/page/account-links.tsx'
import { Panel } from '../../../ui/page/panel.tsx'
import './keep-panels.css'

/** Anchor of the share panel, linked from above the cards. */
export const shareId = 'share'

type KeepPanelsProps = {
  download: ReactNode
  /** Null for visitors, who cannot share a list: they see what an account offers. */
  share: ReactNode
}

/** Actions on the whole list. */
export function KeepPanels({ download, share }: KeepPanelsProps) {
  const { t, locale } = useLanguage()
  const basis = useSite()?.figures?.figuresBasis
  return (
    <div className="section halves" id={shareId} tabIndex={-1}>
      {thisSite.accounts && (
        <Panel title={share === null ? t('collect.everywhere') : t('collect.share')}>
          {share ?? (
            <>
              <p>{t('collect.everywhereText')}</p>
              <AccountLinks className="keep-actions" next={pathTo('collect', locale)} />
            </>
          )}
        </Panel>
      )}
      <Panel title={t('collect.download')}>
        <p>{basis === 'bands' ? t('collect.downloadTextReach') : t('collect.downloadText')}</p>
        <p className="in-row keep-actions">{download}</p>
      </Panel>
    </div>
  )
}
