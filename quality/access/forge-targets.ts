import { readFileSync } from 'node:fs'
import { checkClaim, stateVisits } from '@polydex/contract/calls/claim'
import type { Endpoint } from '@polydex/contract/endpoint'
import { endpoints } from '@polydex/contract/endpoints'
import { fileOf } from '../../apps/web/app/addresses/file-of.ts'
import { pages } from '../../apps/web/app/addresses/pages.ts'
import { fillExample } from '../inputs/fill-example.ts'
import type { Target } from './forged-shapes.ts'

/**
 * The victim of a forged request: logged in here and elsewhere, with a favourite, a shared list, a tool of their own
 * and two mails received.
 */
export type Victim = {
  email: string
  password: string
  cookie: string
  otherSessionId: string
  confirmKey: string
  resetKey: string
}

const newPassword = 'eleven red kites'
const submission = {
  name: 'Forged',
  url: 'https://forged-tool.com/',
  description: 'Sent by somebody who was never here.',
}

/** The victim is the maker of this one. */
export const madeTool = 'canva'
const csv = 'month,host,visits\n2026-09,canva.com,5'
const makerCalls = new Set<string>([checkClaim.path, stateVisits.path])

/** Long ago: a form that is sent immediately counts as sent by a program. */
const openedAt = '1'

/** Input by which a call would change the victim's data: its example with the victim's values. */
const fieldsOf = (endpoint: Endpoint, { email, password, otherSessionId, confirmKey }: Victim): object =>
  fillExample(endpoint, {
    ...submission,
    email: endpoint.failures?.includes('email_taken') === true ? `forged-${email}` : email,
    password,
    currentPassword: password,
    sessionId: otherSessionId,
    key: confirmKey,
    toolId: makerCalls.has(endpoint.path) ? madeTool : 'deepl',
    csv,
    categories: ['copywriting'],
  })

/** The forms of each page that accepts forms. */
const forms: Record<string, (victim: Victim) => object[]> = {
  tool: () => [{}],
  collect: () => [{ save: 'deepl' }, { remove: 'canva' }, { intent: 'share' }, { intent: 'endShare' }],
  login: ({ email, password }) => [{ email, password }],
  register: ({ email, password }) => [{ email: `forged-${email}`, password }],
  submit: () => [{ ...submission, url: 'https://forged-form.com/', categories: 'copywriting', openedAt }],
  // Only looks something up; as a form so that the reference is in no address.
  case: () => [],
  correction: () => [{ problem: 'closed', openedAt }],
  // An accepted claim stays as it is, so the first form is about a tool that the victim does not make.
  maker: () => [{ intent: 'claim' }, { intent: 'check' }, { intent: 'visits', csv }],
  account: ({ password, otherSessionId }) => [
    { intent: 'logOut' },
    { intent: 'endOthers' },
    { intent: 'endSession', sessionId: otherSessionId },
    { intent: 'changePassword', currentPassword: password, newPassword },
    { intent: 'sendConfirmation' },
    { intent: 'deleteAccount', password },
  ],
  'account-reset': ({ email, resetKey }) => [{ email }, { key: resetKey, password: newPassword }],
  'account-confirm': ({ confirmKey }) => [{ key: confirmKey }],
}

const addresses: Record<string, (fields: object) => string> = {
  tool: () => '/tool/deepl',
  correction: () => '/tool/deepl/report',
  maker: (fields) => `/tool/${'intent' in fields && fields.intent === 'claim' ? 'deepl' : madeTool}/maker`,
}

const takesForms = (file: string): boolean =>
  /^export (async function|const) action\b/m.test(readFileSync(`apps/web/app/${file}`, 'utf8'))

/** Every target that can change data: each POST of the contract, and each form of each page with an action. */
export const listTargets = (): { name: string; of: (victim: Victim) => Target }[] => [
  ...endpoints
    .filter(({ method }) => method !== 'GET')
    .map((endpoint) => ({
      name: endpoint.path,
      of: (victim: Victim) => ({ path: endpoint.path, isPage: false, fields: fieldsOf(endpoint, victim) }),
    })),
  ...pages
    .filter((page) => takesForms(fileOf(page)))
    .flatMap(({ name, path }) => {
      const formsOf = forms[name] ?? missing(name)
      return formsOf(nobody).map((fields, index) => ({
        name: `${addresses[name]?.(fields) ?? `/${path}`} ${Object.keys(fields).join(' ')} ${index}`,
        of: (victim: Victim) => ({
          path: addresses[name]?.(fields) ?? `/${path}`,
          isPage: true,
          fields: formsOf(victim)[index] ?? {},
        }),
      }))
    }),
]

const missing = (name: string): never => {
  throw new Error(`${name} is not among the forged requests`)
}

/** A placeholder victim, to count forms before any account exists. */
const nobody: Victim = { email: '', password: '', cookie: '', otherSessionId: '', confirmKey: '', resetKey: '' }
