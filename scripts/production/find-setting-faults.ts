import { isLoopback, isTrue, read, readUrl, refuse, refuseStrangers, warn, type Facts, type Finding } from './facts.ts'

const innerListeners = ['API_INNER_HOST', 'WORKER_INNER_HOST', 'WEB_INNER_HOST'] as const

const databaseAddresses = [
  'DATABASE_URL',
  'API_DATABASE_URL',
  'WORKER_DATABASE_URL',
  'OWNER_DATABASE_URL',
  'READER_DATABASE_URL',
  'DATABASE_READ_URL',
] as const

/** Whether a host is a loopback, private or link-local address. */
const isInnerHost = (host: string): boolean =>
  isLoopback(host) || /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\./.test(host) || /^f[cd]/i.test(host)

/** Whether a connection would leave this machine unencrypted. An address without a host is a Unix socket, which cannot. */
const isClearPath = (url: URL | undefined): boolean =>
  url !== undefined &&
  url.hostname !== '' &&
  !isLoopback(url.hostname) &&
  !['https:', 'rediss:'].includes(url.protocol) &&
  !['verify-ca', 'verify-full'].includes(url.searchParams.get('sslmode') ?? '')

/** Over a Unix socket PostgreSQL can use peer authentication, without a password: deploy/postgresql. */
const hasWeakPassword = (url: URL | undefined): boolean =>
  url !== undefined &&
  ((url.password === '' && url.searchParams.get('host')?.startsWith('/') !== true) ||
    ['polydex', 'postgres', 'password'].includes(url.password))

function* findSecretFaults(facts: Facts): Generator<Finding> {
  const key = read(facts, 'SECRETS_KEY')
  if (key === undefined) yield refuse('SECRETS_KEY is empty: the api does not start', 'openssl rand -base64 32')
  else if (new Set(Buffer.from(key, 'base64')).size < 12)
    yield refuse('SECRETS_KEY repeats itself: it is not random', 'openssl rand -base64 32')
  const weak = databaseAddresses.find((name) => hasWeakPassword(readUrl(facts, name)))
  if (weak !== undefined)
    yield refuseStrangers(facts, `${weak} has no password, or a well-known one`, 'give the role a password of its own')
  if (/^$|development/.test(read(facts, 'INNER_SECRET') ?? ''))
    yield refuse(
      'INNER_SECRET is empty or well-known: anyone who reaches the inner listener can impersonate any visitor',
      'openssl rand -base64 32, the same for api and web',
    )
}

function* findOriginFaults(facts: Facts): Generator<Finding> {
  const origin = readUrl(facts, 'SITE_ORIGIN')
  if (origin === undefined) return
  if (origin.pathname !== '/' || origin.search !== '' || origin.hash !== '' || origin.username !== '')
    yield refuse('SITE_ORIGIN has more than scheme, host and port', `set SITE_ORIGIN=${origin.origin}`)
  if (isLoopback(origin.hostname))
    yield refuseStrangers(
      facts,
      `SITE_ORIGIN is ${origin.origin}: only this machine reaches it`,
      'set what visitors type',
    )
  if (origin.protocol === 'http:')
    yield refuseStrangers(
      facts,
      'SITE_ORIGIN is not https: passwords and sessions can be read in transit',
      'terminate TLS before the web and set https://',
    )
  if (origin.protocol === 'https:' && read(facts, 'TRUSTED_PROXIES') === undefined)
    yield refuse(
      'TRUSTED_PROXIES is empty although SITE_ORIGIN is https: all visitors share the address of the proxy',
      'list the addresses or networks of the proxy',
    )
}

function* findPathFaults(facts: Facts): Generator<Finding> {
  if (Number(read(facts, 'API_INNER_PORT') ?? 0) === 0)
    yield refuse(
      'API_INNER_PORT is 0: all visitors share one limit, and there are no metrics',
      'set API_INNER_PORT and point API_BASE to it',
    )
  const open = innerListeners.find((name) => !isInnerHost(read(facts, name) ?? '127.0.0.1'))
  if (open !== undefined)
    yield refuse(
      `${open} is reachable from outside: anyone who reaches it can claim any client address`,
      'set an address of the own network, such as 127.0.0.1',
    )
  const port = readUrl(facts, 'API_BASE')?.port
  if (read(facts, 'API_BASE') === undefined)
    yield refuse(
      'API_BASE is not set: the web would call whatever listens on port 4000',
      "set it to the API's inner listener",
    )
  else if (port === (read(facts, 'API_PORT') ?? '4000'))
    yield refuse(
      'API_BASE names the public listener: all visitors share one limit',
      'set it to the port of API_INNER_PORT',
    )
  const clear = [...databaseAddresses, 'REDIS_URL', 'API_BASE'].find((name) => isClearPath(readUrl(facts, name)))
  if (clear !== undefined)
    yield warn(
      `${clear} connects to another machine without TLS: traffic can be read in transit`,
      'postgres://…?sslmode=verify-full, rediss://, https://, or a tunnel of your own',
    )
  if (/(^|,)\s*(0\.0\.0\.0\/0|::\/0)/.test(read(facts, 'TRUSTED_PROXIES') ?? ''))
    yield refuse('TRUSTED_PROXIES trusts everyone: a visitor can claim any address', 'list only the proxy')
}

/** Faults that the settings alone show. */
export function* findSettingFaults(facts: Facts): Generator<Finding> {
  const [first, ...more] = facts.settingFaults
  if (first !== undefined)
    yield refuse(
      `${first}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
      'see the table of variables in docs/operations.md',
    )
  const mode = read(facts, 'NODE_ENV')
  if (mode !== 'production')
    yield refuse(`NODE_ENV is ${mode ?? 'not set'}`, 'set NODE_ENV=production: React reads it too')
  yield* findSecretFaults(facts)
  if (isTrue(facts, 'DEMO')) yield warn('DEMO=true allows invented figures', 'remove DEMO on a site for visitors')
  else if (isTrue(facts, 'SAMPLE_DATA'))
    yield refuse('SAMPLE_DATA=true invents figures', 'set SAMPLE_DATA=false, or DEMO=true for a demonstration')
  yield* findOriginFaults(facts)
  yield* findPathFaults(facts)
  if (read(facts, 'SMTP_URL') === undefined)
    yield warn('SMTP_URL is empty: visitors cannot reset a password', 'set SMTP_URL and MAIL_FROM for api and worker')
  else if (/localhost|^$/.test(read(facts, 'MAIL_FROM') ?? ''))
    yield refuse(
      'SMTP_URL is set but MAIL_FROM is empty or at localhost: mails have no valid sender',
      'set MAIL_FROM to an address of your domain',
    )
  const off = Object.keys(facts.environment).filter(
    (name) => name.startsWith('LIMIT_') && facts.environment[name] === 'off',
  )
  if (off.length > 0) yield refuse(`${off.join(', ')} switched off`, 'remove it to use the default')
  if (read(facts, 'FORMS_PER_SECOND') === '0')
    yield warn('FORMS_PER_SECOND=0: a flood of forms has no upper bound', 'remove it to use the default')
}
