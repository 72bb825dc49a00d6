import { logIn } from '@polydex/contract/account'
import { clientAddressHeader } from '@polydex/contract/client-address-header'
import { innerSecretHeader } from '@polydex/contract/inner-secret'
import { innerSecret } from '../../tests/test-secrets.ts'
import { crowdedAddress, unrelatedAddress } from './scattered-addresses.ts'

/** Wrong logins of a flood. */
export type FloodKind = { name: string; path: string; addressOf: (index: number) => string }

/** An address that no other request of this run has. */
const scattered = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

/** During these floods, pages must stay fast. */
export const floodKinds: readonly FloodKind[] = [
  { name: 'the form, from one address', path: '/login', addressOf: () => '198.51.100.7' },
  { name: 'the form, each from another address', path: '/login', addressOf: scattered },
  { name: 'the form as a script sends it, each from another address', path: '/login.data', addressOf: scattered },
  { name: 'the API, each from another address', path: logIn.path, addressOf: scattered },
]

/** During these floods, honest visitors must be able to log in. */
export const denialKinds: readonly FloodKind[] = [
  { name: '5,000 addresses in twenty networks', path: '/login', addressOf: crowdedAddress },
  { name: '5,000 addresses in twenty networks, to no form', path: '/about', addressOf: crowdedAddress },
  { name: '5,000 unrelated addresses', path: '/login', addressOf: unrelatedAddress },
]

const fields = (index: number) => ({ email: `flood-${index}@example.com`, password: 'not the right one' })

/** A new email address each time, so that limits per account do not apply. */
export function writeFlood({ path, addressOf }: FloodKind, count: number, siteOrigin: string) {
  const isToApi = path === logIn.path
  const posts = Array.from({ length: count }, (_, index) => ({
    body: isToApi ? JSON.stringify(fields(index)) : new URLSearchParams(fields(index)).toString(),
    headers: isToApi
      ? {
          'Content-Type': 'application/json',
          [clientAddressHeader]: addressOf(index),
          [innerSecretHeader]: innerSecret,
        }
      : {
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Forwarded-For': addressOf(index),
          'Sec-Fetch-Site': 'same-origin',
          Origin: siteOrigin,
        },
  }))
  return { paths: posts.map(() => path), posts }
}
