type Keystroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>

/** Ctrl or ⌘ K. Never a single key: speech input or a resting hand would trigger it by accident (WCAG 2.1.4). */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: Keystroke): boolean {
  if (altKey || isComposing || defaultPrevented) return false
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k'
}
