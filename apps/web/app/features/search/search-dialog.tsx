import { useLayoutEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useIsAlive } from '../../browser/use-is-alive.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from './search-field.tsx'
import './search-dialog.css'

type Keystroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>

/** Ctrl or ⌘ K. Never a single key: speech input or a resting hand would trigger it by accident (WCAG 2.1.4). */
function isSearchShortcut({ key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: Keystroke): boolean {
  if (altKey || isComposing || defaultPrevented) return false
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k'
}

/** The platform's key names; the server, whose page is the same for everyone, uses the most common ones. */
function ShortcutKeys() {
  const isMac = useIsAlive() && navigator.userAgent.includes('Mac')
  return <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
}

/**
 * The header's search: a link to /find which, with script, opens the field in a dialog. So does Ctrl or ⌘ K on any
 * page.
 */
export function SearchDialog() {
  const { t, locale } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const { key } = useLocation()
  useLayoutEffect(() => dialog.current?.close(), [key])

  const open = (event: Event | MouseEvent) => {
    event.preventDefault()
    // The dialog focuses its first field, which must exist before it opens.
    flushSync(() => setOpened(true))
    if (dialog.current?.open === false) dialog.current.showModal()
  }
  // In a layout effect, not after paint: a key pressed immediately must work too.
  useLayoutEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (isSearchShortcut(event)) open(event)
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])

  // The first Escape closes the list. The second closes the dialog; by default, the field would only clear itself.
  const closeByKey = (event: ReactKeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) dialog.current?.close()
  }
  return (
    <>
      <a
        className="tool-btn search-open"
        href={pathTo('find', locale)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-prefetch="none"
        onClick={(event) => {
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) open(event)
        }}
      >
        <Icon name="search" />
        <span>{t('site.search')}</span>
        <ShortcutKeys />
      </a>
      <dialog
        className="search-dialog"
        ref={dialog}
        aria-label={t('site.search')}
        closedby="any"
        onKeyDown={closeByKey}
      >
        {wasOpened && (
          <>
            <SearchField />
            <button
              className="tool-btn icon-only"
              type="button"
              aria-label={t('site.close')}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="x" />
            </button>
          </>
        )}
      </dialog>
    </>
  )
}
