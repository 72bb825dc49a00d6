import { useEffect, useId, useRef, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react'
import { useNavigation } from 'react-router'
import { Icon } from '../icon.tsx'
import './dialog.css'

type DialogProps = {
  title: string
  closeLabel: string
  /** Called after it has closed, by any means; the parent then unmounts it. */
  onClose: () => void
  /** The element focused on opening; by default the browser chooses. */
  initialFocus?: RefObject<HTMLElement | null>
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>
  /** Stays visible below the title. */
  head?: ReactNode
  foot?: ReactNode
  /** Scrolls. */
  children: ReactNode
}

/**
 * Opens when mounted. A native dialog: the page behind is inert, Escape and a click outside close it, and the focus
 * returns to where it was. Leaving the page closes it immediately, so that the visitor sees the page load.
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
