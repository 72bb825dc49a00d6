import { isLoopback, isTrue, read, readUrl, refuse, refuseStrangers, warn, type Check, type Facts } from './facts.ts'

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

const findOpenListener = (facts: Facts): string | undefined =>
  innerListeners.find((name) => {
    const host = read(facts, name)
    return host !== undefined && !isInnerHost(host)
  })

const clearPaths = [...databaseAddresses, 'REDIS_URL', 'API_BASE'] as const

/** Whether a connection would leave this machine unencrypted. An address without a host is a Unix socket, which cannot. */
const isClearPath = (url: URL | undefined): boolean =>
  url !== undefined &&
  url.hostname !== '' &&
  !isLoopback(url.hostname) &&
  !['https:', 'rediss:'].includes(url.protocol) &&
  !['verify-ca', 'verify-full'].includes(url.searchParams.get('sslmode') ?? '')

/** Checks that need the settings only. */
export const settingChecks: readonly Check[] = [
  {
    name: 'settings that the apps refuse',
    find: ({ settingFaults: [first, ...more] }) =>
      first === undefined
        ? undefined
        : refuse(
            `${first}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
            'see the table of variables in docs/operations.md',
          ),
  },
  {
    name: 'not production',
    find: (facts) =>
      read(facts, 'NODE_ENV') === 'production'
        ? undefined
        : refuse(`NODE_ENV is ${read(facts, 'NODE_ENV') ?? 'not set'}`, 'set NODE_ENV=production: React reads it too'),
  },
  {
    name: 'no secret',
    find: (facts) =>
      read(facts, 'SECRETS_KEY') === undefined
        ? refuse('SECRETS_KEY is empty: the api does not start', 'openssl rand -base64 32')
        : undefined,
  },
  {
    name: 'a guessable secret',
    find: (facts) => {
      const bytes = Buffer.from(read(facts, 'SECRETS_KEY') ?? '', 'base64')
      return bytes.length > 0 && new Set(bytes).size < 12
        ? refuse('SECRETS_KEY repeats itself: it is not random', 'openssl rand -base64 32')
        : undefined
    },
  },
  {
    name: "a developer's database",
    find: (facts) => {
      const name = databaseAddresses.find((address) => {
        const url = readUrl(facts, address)
        if (url === undefined) return false
        // Over a Unix socket PostgreSQL can use peer authentication, without a password: deploy/postgresql.
        const isSocket = url.searchParams.get('host')?.startsWith('/') === true
        return (url.password === '' && !isSocket) || ['polydex', 'postgres', 'password'].includes(url.password)
      })
      return name === undefined
        ? undefined
        : refuseStrangers(facts, `${name} has no password, or a well-known one`, 'give the role a password of its own')
    },
  },
  {
    name: 'invented figures asked for',
    find: (facts) =>
      isTrue(facts, 'SAMPLE_DATA') && !isTrue(facts, 'DEMO')
        ? refuse('SAMPLE_DATA=true invents figures', 'set SAMPLE_DATA=false, or DEMO=true for a demonstration')
        : undefined,
  },
  {
    name: 'a demonstration',
    find: (facts) =>
      isTrue(facts, 'DEMO')
        ? warn('DEMO=true allows invented figures', 'remove DEMO on a site for visitors')
        : undefined,
  },
  {
    name: 'an origin with more than an origin',
    find: (facts) => {
      const url = readUrl(facts, 'SITE_ORIGIN')
      return url !== undefined && (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
        ? refuse(`SITE_ORIGIN has more than scheme, host and port`, `set SITE_ORIGIN=${url.origin}`)
        : undefined
    },
  },
  {
    name: 'an origin of this machine',
    find: (facts) => {
      const url = readUrl(facts, 'SITE_ORIGIN')
      return url !== undefined && isLoopback(url.hostname)
        ? refuseStrangers(facts, `SITE_ORIGIN is ${url.origin}: only this machine reaches it`, 'set what visitors type')
        : undefined
    },
  },
  {
    name: 'an origin without https',
    find: (facts) =>
      readUrl(facts, 'SITE_ORIGIN')?.protocol === 'http:'
        ? refuseStrangers(
            facts,
            'SITE_ORIGIN is not https: passwords and sessions can be read in transit',
            'terminate TLS before the web and set https://',
          )
        : undefined,
  },
  {
    name: 'no inner listener',
    find: (facts) =>
      Number(read(facts, 'API_INNER_PORT') ?? 0) === 0
        ? refuse(
            'API_INNER_PORT is 0: all visitors share one limit, and there are no metrics',
            'set API_INNER_PORT and point API_BASE to it',
          )
        : undefined,
  },
  {
    name: 'an inner listener without a secret',
    find: (facts) =>
      /^$|development/.test(read(facts, 'INNER_SECRET') ?? '')
        ? refuse(
            'INNER_SECRET is empty or well-known: anyone who reaches the inner listener can impersonate any visitor',
            'openssl rand -base64 32, the same for api and web',
          )
        : undefined,
  },
  {
    name: 'an inner listener open to the world',
    find: (facts) => {
      const name = findOpenListener(facts)
      return name === undefined
        ? undefined
        : refuse(
            `${name} is reachable from outside: anyone who reaches it can claim any client address`,
            'set an address of the own network, such as 127.0.0.1',
          )
    },
  },
  {
    name: 'no way to the API',
    find: (facts) =>
      read(facts, 'API_BASE') === undefined
        ? refuse(
            'API_BASE is not set: the web would call whatever listens on port 4000',
            "set it to the API's inner listener",
          )
        : undefined,
  },
  {
    name: 'the public listener in place of the inner one',
    find: (facts) => {
      const port = readUrl(facts, 'API_BASE')?.port
      return port !== undefined && port === (read(facts, 'API_PORT') ?? '4000')
        ? refuse(
            'API_BASE names the public listener: all visitors share one limit',
            'set it to the port of API_INNER_PORT',
          )
        : undefined
    },
  },
  {
    name: 'a path without TLS',
    find: (facts) => {
      const name = clearPaths.find((variable) => isClearPath(readUrl(facts, variable)))
      return name === undefined
        ? undefined
        : warn(
            `${name} connects to another machine without TLS: traffic can be read in transit`,
            'postgres://…?sslmode=verify-full, rediss://, https://, or a tunnel of your own',
          )
    },
  },
  {
    name: 'a proxy that is not named',
    find: (facts) =>
      readUrl(facts, 'SITE_ORIGIN')?.protocol === 'https:' && read(facts, 'TRUSTED_PROXIES') === undefined
        ? refuse(
            'TRUSTED_PROXIES is empty although SITE_ORIGIN is https: all visitors share the address of the proxy',
            'list the addresses or networks of the proxy',
          )
        : undefined,
  },
  {
    name: 'everybody a proxy',
    find: (facts) =>
      /(^|,)\s*(0\.0\.0\.0\/0|::\/0)/.test(read(facts, 'TRUSTED_PROXIES') ?? '')
        ? refuse('TRUSTED_PROXIES trusts everyone: a visitor can claim any address', 'list only the proxy')
        : undefined,
  },
  {
    name: 'mail without a sender',
    find: (facts) =>
      read(facts, 'SMTP_URL') !== undefined && /localhost|^$/.test(read(facts, 'MAIL_FROM') ?? '')
        ? refuse(
            'SMTP_URL is set but MAIL_FROM is empty or at localhost: mails have no valid sender',
            'set MAIL_FROM to an address of your domain',
          )
        : undefined,
  },
  {
    name: 'no mail',
    find: (facts) =>
      read(facts, 'SMTP_URL') === undefined
        ? warn('SMTP_URL is empty: visitors cannot reset a password', 'set SMTP_URL and MAIL_FROM for api and worker')
        : undefined,
  },
  {
    name: 'a limit that is off',
    find: ({ environment }) => {
      const names = Object.keys(environment).filter((name) => name.startsWith('LIMIT_') && environment[name] === 'off')
      return names.length === 0 ? undefined : refuse(`${names.join(', ')} switched off`, 'remove it to use the default')
    },
  },
  {
    name: 'forms without a bound',
    find: (facts) =>
      read(facts, 'FORMS_PER_SECOND') === '0'
        ? warn('FORMS_PER_SECOND=0: a flood of forms has no upper bound', 'remove it to use the default')
        : undefined,
  },
]
