import { useEffect, type ReactNode } from 'react'
import { useTranslate } from '../i18n/translate.tsx'
import { Icon } from './icon.tsx'
import './toast.css'

type ToastProps = {
  className: string
  /** Where it can be dismissed. */
  onClose?: () => void
  children: ReactNode
}

/** A short notice over the lower edge of the page; the place is always there, so that its text is read out when it comes. */
export function Toast({ className, onClose, children }: ToastProps) {
  const t = useTranslate()
  const isEmpty = children === null || children === false
  // Others move up by it. Not by :has() of the body, which makes every tick on the page a matter of the whole page.
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
