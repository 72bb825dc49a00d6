import { thisSite } from '@polydex/contract/site/site'
import type { ComponentProps } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import './platform-icons.css'
import './tool-table.css'

/** The table of ToolRow; `props` are of its body. */
export function ToolTable(props: ComponentProps<'tbody'>) {
  const t = useTranslate()
  const isByReach = useSite()?.figures?.figuresBasis === 'bands'
  return (
    <table className="tool-table">
      <thead>
        <tr>
          <th scope="col">{t('card.columnTool')}</th>
          <th scope="col">{t('card.columnPrice')}</th>
          <th scope="col">{t('card.columnPlatforms')}</th>
          {thisSite.figures && (
            <>
              <th scope="col" className="num">
                {isByReach ? t('card.columnReach') : t('card.columnVisits')}
              </th>
              <th scope="col" className="num">
                {isByReach ? t('card.columnMoves') : t('card.columnGrowth')}
              </th>
            </>
          )}
          <th scope="col" className="row-tick">
            {t('site.compare')}
          </th>
          <th scope="col">
            <span className="unseen">{t('card.saveShort')}</span>
          </th>
        </tr>
      </thead>
      <tbody {...props} />
    </table>
  )
}
