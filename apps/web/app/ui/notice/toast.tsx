import { useEffect, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../icon.tsx'
import './toast.css'

type ToastProps = {
  className: string
  /** Set if it can be dismissed. */
  onClose?: () => void
  children: ReactNode
}

/** A short notice at the bottom of the page. The live region is always mounted, so that new text is announced. */
export function Toast({ className, onClose, children }: ToastProps) {
  const t = useTranslate()
  const isEmpty = children === null || children === false
  // A class on the root moves other notices up. Not `:has()` on the body, which would recalculate the styles of the
  // whole page on every tick.
  useEffect(() => {
    if (isEmpty) return undefined
    const { classList } = document.documentElement
    classList.add(`shows-${className}`)
    return () => classList.remove(`shows-${className}`)
  }, [isEmpty, className])
  return (
    <output className={`toast-place ${className}`}>
      {!isEmpty && (
        <span className={onClose === undefined ? 'toast' : 'toast closable'}>
          {children}
          {onClose !== undefined && (
            <button className="toast-close" type="button" aria-label={t('site.close')} onClick={onClose}>
              <Icon name="x" small />
            </button>
          )}
        </span>
      )}
    </output>
  )
}
