import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { Toast } from '../../ui/toast.tsx'
import type { SavedTool } from './saved-tool.ts'
import { setFavorite } from './set-favorite.ts'

export type Removed = SavedTool & { place: number }

/** Long enough to read it and reach the button; it stays as long as somebody points at it or has the focus in it. */
const shownForMs = 10_000

type RemovedNoticeProps = { removed: Removed | null; onClose: () => void }

export function RemovedNotice({ removed, onClose }: RemovedNoticeProps) {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed === null) return undefined
    const timer = setInterval(() => {
      if (button.current?.closest('.toast')?.matches(':hover, :focus-within') !== true) onClose()
    }, shownForMs)
    return () => clearInterval(timer)
  }, [removed, onClose])
  const undo = ({ place, ...tool }: Removed) => {
    setFavorite(tool, true, { place, isBack: true })
    onClose()
  }
  return (
    <Toast className="removed-notice">
      {removed !== null && (
        <>
          {t('collect.removed', { name: removed.name })}
          <button ref={button} type="button" onClick={() => undo(removed)}>
            {t('collect.undo')}
          </button>
        </>
      )}
    </Toast>
  )
}
