import { useLanguage } from '../../i18n/translate.tsx'
import type { ServerPart } from '../../request/use-server-part.ts'
import type { View } from '../../ui/list/view-switch.tsx'
import { ToolTable } from '../card/tool-table.tsx'
// For its styles: the server renders the cards, and the client bundle contains nothing else of them.
import '../card/tool-card.tsx'

type FittingToolsProps = {
  view: View
  /** Those made for the task, and those that can do it too; without headings if the page has only one kind. */
  made: ServerPart
  able: ServerPart
  counts: { made: number; able: number } | null
}

/** The tools of a page, in the two kinds that a task knows. */
export function FittingTools({ view, made, able, counts }: FittingToolsProps) {
  const { t } = useLanguage()
  const list = (cards: ServerPart) => (view === 'list' ? <ToolTable {...cards} /> : <ul className="grid" {...cards} />)
  const isMixed = counts !== null
  return (
    <>
      {isMixed && counts.made > 0 && <h3 className="fitting">{t('task.made')}</h3>}
      {(!isMixed || counts.made > 0) && list(made)}
      {isMixed && counts.able > 0 && (
        <>
          <h3 className="fitting">{t('task.able')}</h3>
          {list(able)}
        </>
      )}
    </>
  )
}
