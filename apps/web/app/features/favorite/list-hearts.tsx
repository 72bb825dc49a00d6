import { type ReactNode } from 'react'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage, useLocale } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { SavedTool } from './store/saved-tool.ts'

const formId = 'hearts'

/** The form of all hearts of a list, for visitors without script. */
export function HeartsForm() {
  return <form id={formId} method="post" action={pathTo('collect', useLocale())} hidden />
}

function ListHeart({ tool: { slug, name } }: { tool: SavedTool }) {
  const { t } = useLanguage()
  return (
    <button
      className="heart"
      type="submit"
      form={formId}
      name="save"
      value={slug}
      aria-label={t('card.save', { name })}
    >
      <Icon name="heart" />
    </button>
  )
}

/** Renders the heart of each card in a long list: all share one form. */
export const listHeartOf = (tool: SavedTool): ReactNode => <ListHeart tool={tool} />
