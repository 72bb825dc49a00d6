import { describe, expect, it } from 'vitest'
import { signUp } from '../account/account.ts'
import { submitTool } from '../case/submission.ts'

const complaintsOf = (given: object) =>
  (submitTool.input.safeParse({ ...submitTool.example, ...given }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])
const refused = 'Please remove the invisible control characters'

describe('a submission', () => {
  it.each([
    ['an override', 'Photo\u202egnp.exe'],
    ['a zero-width space', 'Lan\u200btern'],
    ['a soft hyphen', 'Lan\u00adtern'],
    ['a joiner between Latin letters', 'Lan\u200dtern'],
    ['a lone selector', 'Lantern\ufe0f'],
    ['a Hangul filler', 'Lan\u3164tern'],
    ['a tag', 'Lantern\u{e0041}'],
  ])('D5.5 refuses %s in a name or a trial account', (_what, name) => {
    expect(complaintsOf({ name })).toEqual([['name', refused]])
    expect(complaintsOf({ trialAccount: name })).toEqual([['trialAccount', refused]])
  })

  it.each(['Café 👩‍👩‍👧‍👦', '❤️ Notes', 'نیم\u200cفاصله', 'क्\u200dष', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])('D5.5 accepts the name %s', (name) =>
    expect(complaintsOf({ name })).toEqual([]),
  )

  it('D5.5 refuses direction controls in a description, but allows soft hyphens and zero-width spaces', () => {
    const text = 'Turns scattered notes into short briefings'
    for (const control of ['\u202e', '\u2067'])
      expect(complaintsOf({ description: text + control })).toEqual([['description', refused]])
    expect(complaintsOf({ description: `${text.replace('short', 'sh\u00adort')}\u200b.\n` })).toEqual([])
  })
})

describe('an email address', () => {
  it.each(['ada\u3164@example.com', 'ada\u2800@example.com', 'a\ufe0fda@example.com', 'ada@exam\u115fple.com'])(
    'S5.1b must not contain invisible characters: %j',
    (email) => expect(signUp.input.safeParse({ email, password: 'seven quiet lanterns' }).success).toBe(false),
  )
})
