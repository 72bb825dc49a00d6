import { useTranslate } from '../../../i18n/translate.tsx'
import { Toast } from '../../../ui/notice/toast.tsx'
import type { SavedTool } from '../store/saved-tool.ts'
import { setFavorite } from '../store/set-favorite.ts'

export type Removed = SavedTool & { place: number }

type RemovedNoticeProps = { removed: Removed | null; onClose: () => void }

/** The pressed button disappears with the notice: the focus moves to the restored card, else to the heading. */
const moveFocus = (slug?: string): void => {
  requestAnimationFrame(() => {
    const card = slug === undefined ? null : document.querySelector<HTMLElement>(`main .heart[value="${slug}"]`)
    ;(card ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true })
  })
}

/** Stays until it is used or dismissed: slow users must be able to reach undo. */
export function RemovedNotice({ removed, onClose }: RemovedNoticeProps) {
  const t = useTranslate()
  const undo = ({ place, ...tool }: Removed) => {
    setFavorite(tool, true, { place, isUndo: true })
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
