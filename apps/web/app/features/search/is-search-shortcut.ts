type Keystroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>

/** Ctrl or ⌘ K. No key alone: whoever dictates, or rests a hand on the keyboard, would press it unawares (WCAG 2.1.4). */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: Keystroke): boolean {
  if (altKey || isComposing || defaultPrevented) return false
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k'
}
