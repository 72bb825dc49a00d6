import { useIsAlive } from '../../use-is-alive.ts'

/** The platform's key names; the server, whose page is the same for everyone, uses the most common ones. */
export function ShortcutKeys() {
  const isMac = useIsAlive() && navigator.userAgent.includes('Mac')
  return <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
}
