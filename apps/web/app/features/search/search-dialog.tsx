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

/** Ctrl or ⌘ K. No key alone: whoever dictates, or rests a hand on the keyboard, would press it unawares (WCAG 2.1.4). */
function isSearchShortcut({ key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: Keystroke): boolean {
  if (altKey || isComposing || defaultPrevented) return false
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k'
}

/** As the keys are called here; the server, whose page is the same for everybody, names those of most. */
function ShortcutKeys() {
  const isMac = useIsAlive() && navigator.userAgent.includes('Mac')
  return <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
}

/** The header's search: a link to /find which, with script, opens the field in a dialog. So does Ctrl or ⌘ K, anywhere. */
export function SearchDialog() {
  const { t, locale } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const { key } = useLocation()
  useLayoutEffect(() => dialog.current?.close(), [key])

  const open = (event: Event | MouseEvent) => {
    event.preventDefault()
    // The dialog gives the focus to its first field, which must therefore be there before it opens.
    flushSync(() => setOpened(true))
    if (dialog.current?.open === false) dialog.current.showModal()
  }
  // With the page, not after its paint: whoever presses the key at once is heard too.
  useLayoutEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (isSearchShortcut(event)) open(event)
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])

  // Escape first closes the list. The second closes the dialog, where the field alone would only empty itself.
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
