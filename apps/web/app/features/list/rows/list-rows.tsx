import { maxCompared } from '@polydex/contract/tool/compared'
import type { ReactNode } from 'react'
import { isSilent, type ShownCard } from '../../../api/shown-card.ts'
import { pathTo } from '../../../addresses/path-to.ts'
import { priceName } from '../../../i18n/names/price-name.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import { Label } from '../../../ui/label.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { listFreeTerms } from '../../card/free-terms.ts'
import { ToolText } from '../../card/tool-text.tsx'
import { compareId } from './compare-bar.tsx'
import './list-rows.css'

export type NotedTool = { tool: ShownCard; note: string }

type ListRowsProps = {
  tools: readonly NotedTool[]
  /** What the owner of the list can do with a tool; it comes from the page. */
  renderEdit?: (tool: NotedTool) => ReactNode
  /** A heart; it belongs to another feature. */
  heartOf?: (tool: ShownCard) => ReactNode
}

/** The tools of a list in its order, each with its note and a box that chooses it for a comparison. */
export function ListRows({ tools, renderEdit, heartOf }: ListRowsProps) {
  return (
    <ol className="list-rows">
      {tools.map((noted, place) => (
        <ListRow
          key={noted.tool.slug}
          noted={noted}
          isChosen={tools.length > 1 && place < maxCompared}
          heart={heartOf?.(noted.tool)}
        >
          {renderEdit?.(noted)}
        </ListRow>
      ))}
    </ol>
  )
}

type ListRowProps = { noted: NotedTool; isChosen: boolean; heart: ReactNode; children: ReactNode }

function ListRow({ noted: { tool, note }, isChosen, heart, children }: ListRowProps) {
  const { t, locale } = useLanguage()
  return (
    <li>
      <Mark name={tool.name} mark={tool.mark} size={40} />
      <div className="list-text">
        <h3>
          <Link to={pathTo('tool', locale, tool.slug)}>{tool.name}</Link>
          {isSilent(tool) && (
            <>
              {' '}
              <Label kind="new" as="span">
                {t('listed.silent')}
              </Label>
            </>
          )}
        </h3>
        <ToolText tool={tool} className="row-text" />
      </div>
      {note !== '' && <p className="list-note">{note}</p>}
      <p className="list-price">
        <b>{priceName(t, tool.pricing)}</b> <span>{listFreeTerms(t, tool).join(', ')}</span>
      </p>
      <div className="list-acts">
        <label className="list-tick">
          <span className="list-word" aria-hidden="true">
            {t('site.compare')}
          </span>
          <span className="unseen">{t('ownList.choose', { name: tool.name })}</span>
          <input
            className="box"
            type="checkbox"
            name="tools"
            value={tool.slug}
            form={compareId}
            defaultChecked={isChosen}
          />
        </label>
        {heart}
      </div>
      {children}
    </li>
  )
}
