import { useEffect, useId, useRef, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react'
import { useNavigation } from 'react-router'
import { Icon } from './icon.tsx'
import './dialog.css'

type DialogProps = {
  title: string
  closeLabel: string
  /** Told after it has closed, by whatever way; whoever shows the dialog then takes it away. */
  onClose: () => void
  /** What has the focus when it opens; else the platform chooses. */
  initialFocus?: RefObject<HTMLElement | null>
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>
  /** Stays in view below the title. */
  head?: ReactNode
  foot?: ReactNode
  /** Scrolls. */
  children: ReactNode
}

/**
 * Opens as soon as it is shown. The platform's own dialog: the page behind is inert, Escape and a click beside it
 * close it, and the focus goes back to where it was. Leaving the page closes it at once, so that the visitor sees
 * the page load.
 */
export function Dialog({ title, closeLabel, onClose, initialFocus, onKeyDown, head, foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
    initialFocus?.current?.focus()
  }, [initialFocus])
  useEffect(() => {
    if (isLeaving) dialog.current?.close()
  }, [isLeaving])
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={heading}
      closedby="any"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="dialog-head">
        <div>
          <h2 id={heading}>{title}</h2>
          <button
            className="tool-btn icon-only"
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        {head}
      </div>
      <div className="dialog-body">{children}</div>
      {foot !== undefined && <div className="dialog-foot meta">{foot}</div>}
    </dialog>
  )
}
