import type { ToolCard } from '@polydex/contract/tool-card'
import { useState, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { SkeletonGrid } from '../../ui/skeleton-grid.tsx'
import { CollectionFault } from './collection-fault.tsx'
import { removeFavorites } from './favorite-store.ts'
import { useSavedTools } from './use-saved-tools.ts'
import './collection.css'

/** Cards are shown by so many at once; whoever has saved more asks for them. */
const step = 48

type SavedCollectionProps = { slugs: readonly string[]; renderTools: (tools: readonly ToolCard[]) => ReactNode }

export function SavedCollection({ slugs, renderTools }: SavedCollectionProps) {
  const t = useTranslate()
  const [shown, setShown] = useState(step)
  const { tools, gone, figures, state, retry } = useSavedTools(slugs.slice(0, shown))
  const isFirst = tools.length === 0 && state === 'loading'
  return (
    <>
      <div className="collection-head">
        <h1>{t('collect.title')}</h1>
        <h2 className="meta">{t('collect.saved', { n: slugs.length })}</h2>
      </div>
      {state === 'failed' && <CollectionFault text={t('collect.failed')} action={t('collect.retry')} onAct={retry} />}
      {gone.length > 0 && (
        <CollectionFault
          text={t('collect.gone', { n: gone.length })}
          action={t('collect.forget')}
          onAct={() => removeFavorites(gone)}
        />
      )}
      <div aria-busy={state === 'loading'}>
        {isFirst ? <SkeletonGrid cards={Math.min(slugs.length, 8)} /> : renderTools(tools)}
      </div>
      {tools.length > 0 && figures !== null && figures.sources.length > 0 && (
        <Provenance sources={figures.sources} month={figures.month} />
      )}
      {slugs.length > shown && (
        <p className="collection-more">
          <button className="btn" type="button" onClick={() => setShown(shown + step)}>
            {t('collect.more')}
          </button>
        </p>
      )}
    </>
  )
}
