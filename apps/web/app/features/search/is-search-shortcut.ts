type Keystroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'> & {
  target: EventTarget | null
}

/** Ctrl or ⌘ K anywhere; `/` where it would not be a letter of some text. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target }: Keystroke) {
  if (altKey || isComposing || defaultPrevented) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !isTextField(target)
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
