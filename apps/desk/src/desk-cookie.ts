import type { DeskConfig } from './config.ts'

const name = ({ DESK_URL }: DeskConfig): string => (DESK_URL.protocol === 'https:' ? '__Secure-desk' : 'desk')

/** Reads the token of the desk's own session; the account's cookie is a different one and grants nothing here. */
export function readDeskToken(config: DeskConfig, cookies: string | undefined): string | undefined {
  const found = (cookies ?? '')
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([given]) => given === name(config))
  return found?.[1]
}

/** Without Max-Age: the cookie ends with the browser. The session itself ends after 15 idle minutes. */
export function serializeDeskToken(config: DeskConfig, token: string): string {
  const { protocol, pathname } = config.DESK_URL
  const secure = protocol === 'https:' ? '; Secure' : ''
  const end = token === '' ? '; Max-Age=0' : ''
  return `${name(config)}=${token}; Path=${pathname}; HttpOnly; SameSite=Strict${secure}${end}`
}
