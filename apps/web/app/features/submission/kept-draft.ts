import { keptInBrowser } from '../../browser/kept-in-browser.ts'
import type { SubmissionValues } from './submission-values.ts'

const { name: storageKey } = keptInBrowser.submission

/**
 * Stores a draft until the tab is closed, without the trial login and the address for the answer: that address
 * identifies the visitor, and browsers that know it can autofill it. `start` is the name that the page was opened with.
 */
export function keepDraft(start: string, values: SubmissionValues): void {
  const { trialAccount: _account, replyTo: _address, openedAt: _time, ...kept } = values
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ start, values: kept }))
  } catch {
    // Without storage, the draft lasts as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage, there is no draft.
  }
}

/** The stored values by field name. Malformed data and a draft with another `start` count as none. */
export function readKeptDraft(start: string): Record<string, unknown> | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as {
      start?: unknown
      values?: Record<string, unknown>
    } | null
    return kept?.start === start ? kept.values : undefined
  } catch {
    return undefined
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

/** As the server sent it. A visitor who typed before hydration keeps that, not an older draft. */
const isUntouched = (control: Control): boolean => {
  if (isBox(control)) return control.checked === control.defaultChecked
  return control instanceof HTMLSelectElement ? control.value === '' : control.value === control.defaultValue
}

/** Fills an untouched form, opens the disclosures around what it fills, and dispatches the input events. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  const controls = [...form.elements].filter(isControl)
  if (!controls.every(isUntouched)) return
  for (const control of controls) {
    const value = values[control.name]
    if (isBox(control)) {
      if (value !== true && !(Array.isArray(value) && value.includes(control.value))) continue
      control.checked = true
    } else {
      if (typeof value !== 'string' || value === control.value) continue
      control.value = value
    }
    control.closest('details')?.setAttribute('open', '')
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
