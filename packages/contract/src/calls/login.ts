import type { Call } from '../http/call.ts'

export const signUp = {
  method: 'POST',
  path: '/api/login/signUp',
  access: 'public',
  tag: 'Sessions',
  cost: 'hashing',
  limits: [{ name: 'LIMIT_SIGN_UP', per: 'network' }],
  audit: 'sign-up',
  closedBy: { switch: 'no-sign-ups' },
  session: 'starts',
} as const satisfies Call

export const logIn = {
  method: 'POST',
  path: '/api/login/login',
  access: 'public',
  tag: 'Sessions',
  cost: 'hashing',
  limits: [
    { name: 'LIMIT_LOGIN', per: 'known device or network' },
    { name: 'LIMIT_LOGIN_ACCOUNT', per: 'email on an unknown device', counts: 'wrong guesses' },
    { name: 'LIMIT_LOGIN_DEVICE', per: 'email on a known device', counts: 'wrong guesses' },
  ],
  audit: 'log-in',
  session: 'starts',
} as const satisfies Call

export const logOut = {
  method: 'POST',
  path: '/api/login/logout',
  access: 'account',
  tag: 'Sessions',
  audit: 'log-out',
  session: 'ends',
} as const satisfies Call

export const getSettings = {
  method: 'GET',
  path: '/api/login/getSettings',
  access: 'public',
  tag: 'Sessions',
} as const satisfies Call

export const requestReset = {
  method: 'POST',
  path: '/api/login/requestReset',
  access: 'public',
  tag: 'Sessions',
  limits: [
    { name: 'LIMIT_RESET', per: 'network' },
    { name: 'LIMIT_RESET_ACCOUNT', per: 'email' },
  ],
  audit: 'reset-requested',
  closedBy: { switch: 'no-mail' },
} as const satisfies Call

export const resetPassword = {
  method: 'POST',
  path: '/api/login/resetPassword',
  access: 'public',
  tag: 'Sessions',
  cost: 'hashing',
  limits: [{ name: 'LIMIT_PASSWORD_CHANGE', per: 'network', counts: 'hashes' }],
  audit: 'password-reset',
  session: 'starts',
} as const satisfies Call

export const confirmEmail = {
  method: 'POST',
  path: '/api/login/confirmEmail',
  access: 'public',
  tag: 'Sessions',
  audit: 'email-confirmed',
} as const satisfies Call
