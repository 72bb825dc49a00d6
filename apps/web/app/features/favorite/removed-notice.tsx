import { useTranslate } from '../../i18n/translate.tsx'
import { Toast } from '../../ui/toast.tsx'
import type { SavedTool } from './saved-tool.ts'
import { setFavorite } from './set-favorite.ts'

export type Removed = SavedTool & { place: number }

type RemovedNoticeProps = { removed: Removed | null; onClose: () => void }

/** The button that was pressed goes with the notice: the card that came back takes the focus, else the heading. */
const moveFocus = (slug?: string): void => {
  requestAnimationFrame(() => {
    const card = slug === undefined ? null : document.querySelector<HTMLElement>(`main .heart[value="${slug}"]`)
    ;(card ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true })
  })
}

/** Stays until it is answered or dismissed: the way back must not run away from whoever is slow to reach it. */
export function RemovedNotice({ removed, onClose }: RemovedNoticeProps) {
  const t = useTranslate()
  const undo = ({ place, ...tool }: Removed) => {
    setFavorite(tool, true, { place, isBack: true })
    onClose()
    moveFocus(tool.slug)
  }
  const dismiss = () => {
    onClose()
    moveFocus()
  }
  return (
    <Toast className="removed-notice" onClose={dismiss}>
      {removed !== null && (
        <>
          {t('collect.removed', { name: removed.name })}
          <button type="button" onClick={() => undo(removed)}>
            {t('collect.undo')}
          </button>
        </>
      )}
    </Toast>
  )
}
