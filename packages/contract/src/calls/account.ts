import type { Call } from '../http/call.ts'

export const getAccount = {
  method: 'GET',
  path: '/api/account/getAccount',
  access: 'account',
  tag: 'Account',
} as const satisfies Call

export const getAccountData = {
  method: 'GET',
  path: '/api/account/getMyData',
  access: 'account',
  tag: 'Account',
  audit: 'data-downloaded',
} as const satisfies Call

export const getSessions = {
  method: 'GET',
  path: '/api/account/getSessions',
  access: 'account',
  tag: 'Account',
} as const satisfies Call

export const endSession = {
  method: 'POST',
  path: '/api/account/endSession',
  access: 'account',
  tag: 'Account',
  audit: 'session-ended',
} as const satisfies Call

export const endOtherSessions = {
  method: 'POST',
  path: '/api/account/endOtherSessions',
  access: 'account',
  tag: 'Account',
  audit: 'other-sessions-ended',
} as const satisfies Call

export const changePassword = {
  method: 'POST',
  path: '/api/account/changePassword',
  access: 'account',
  tag: 'Account',
  cost: 'hashing',
  limits: [
    { name: 'LIMIT_PASSWORD', per: 'account', counts: 'hashes' },
    { name: 'LIMIT_PASSWORD_CHANGE', per: 'account', counts: 'successes' },
  ],
  audit: 'password-changed',
  session: 'starts',
} as const satisfies Call

export const requestConfirmation = {
  method: 'POST',
  path: '/api/account/requestConfirmation',
  access: 'account',
  tag: 'Account',
  limits: [{ name: 'LIMIT_CONFIRM', per: 'account' }],
  audit: 'confirmation-requested',
  closedBy: { switch: 'no-mail' },
} as const satisfies Call

export const deleteAccount = {
  method: 'POST',
  path: '/api/account/deleteAccount',
  access: 'account',
  tag: 'Account',
  cost: 'hashing',
  limits: [{ name: 'LIMIT_PASSWORD', per: 'account', counts: 'hashes' }],
  audit: 'account-deleted',
  session: 'ends',
} as const satisfies Call
