import { localeCodes } from '@polydex/contract/locale/locale'
import { describe, expect, it } from 'vitest'
import { loadTestMessages } from '../../testing/load-test-messages.ts'
import { fieldsMark } from './fields-mark.ts'
import { renderBusy } from './render-last-resort.tsx'

const manifest = { routes: { root: { css: ['/assets/root.css'] } } } as unknown as Parameters<typeof renderBusy>[1]
const secrets = ['password', 'currentPassword', 'newPassword', 'trialPassword'] as const

describe('renderBusy', () => {
  it.each(localeCodes)('has all its texts in %s, and a form to send again if the fields are known', (locale) => {
    loadTestMessages(locale, ['site', 'errors', 'form', 'account'])
    for (const given of [secrets, [], undefined]) {
      const html = renderBusy(locale, manifest, given)
      // A message id instead of its text.
      expect(html).not.toMatch(/>\s*[a-z]+\.[a-zA-Z_]+\s*</)
      expect(html.split(fieldsMark)).toHaveLength(given === undefined ? 1 : 2)
      expect(html.match(/type="password"/g) ?? []).toHaveLength(given?.length ?? 0)
      expect(html.includes('<form method="post">')).toBe(given !== undefined)
    }
  })
})
