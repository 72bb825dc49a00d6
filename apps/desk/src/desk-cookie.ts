import type { DeskConfig } from './config.ts'

const name = ({ DESK_URL }: DeskConfig): string => (DESK_URL.protocol === 'https:' ? '__Secure-desk' : 'desk')

/** The token of the desk's own session; the account's cookie is another one and opens nothing here. */
export function readDeskToken(config: DeskConfig, cookies: string | undefined): string | undefined {
  const found = (cookies ?? '')
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([given]) => given === name(config))
  return found?.[1]
}

/** Without an age: it ends with the browser. The session itself ends after 15 idle minutes. */
export function serializeDeskToken(config: DeskConfig, token: string): string {
  const { protocol, pathname } = config.DESK_URL
  const secure = protocol === 'https:' ? '; Secure' : ''
  const end = token === '' ? '; Max-Age=0' : ''
  return `${name(config)}=${token}; Path=${pathname}; HttpOnly; SameSite=Strict${secure}${end}`
}
