// Rotates every secret of the stack of deploy/ under load:  npm run quality:ops -- rotate [--short]
// With the operator's own commands, at 25 requests a second. No request may fail, no session may end, data sealed and links
// mailed before still open afterwards, and the old secrets open nothing.
import { randomBytes } from 'node:crypto'
import { connect as connectTls } from 'node:tls'
import { getCategoryGroups } from '@polydex/contract/calls/category'
import { innerSecretHeader } from '@polydex/contract/inner-secret'
import { connect, type Db } from '@polydex/core/db/connect'
import { createMailLink } from '@polydex/core/mail/create-mail-link'
import { createKeyring } from '@polydex/core/secret/keyring'
import { countOpened } from '@polydex/core/secret/reseal-secrets'
import { sql } from 'kysely'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { host, withEdgeStack, type EdgeStack } from './edge-stack.ts'
import type { Visit } from './many-visitors.ts'
import { startVisits } from './rotate-visits.ts'
import { prepareRotation, type Rotation, type RotatingStack } from './rotating-stack.ts'
import { fillSealed } from './sealed-rows.ts'
import { isLoggedIn, signUpMembers, type Member } from './visit-forms.ts'

const memberCount = 10

export const run = ({ short }: DrillOptions): Promise<boolean> =>
  withEdgeStack({ catalogue: 'catalogue' }, async (stack) => {
    const db = connect(stack.databaseUrl, { poolSize: 2 })
    try {
      return expectBars(await rotateAll(stack, db, short ? 500 : 10_000))
    } finally {
      await db.destroy()
    }
  })

async function rotateAll(stack: EdgeStack, db: Db, sealedCount: number): Promise<Bar[]> {
  const { ports, catalogue } = stack.options
  const rotating = await prepareRotation(stack)
  const members = await signUpMembers(ports, memberCount, 0)
  const oldKey = await rotating.readSetting('secrets', 'SECRETS_KEY')
  await fillSealed(db, sealedCount, ringOf(oldKey))
  const links = await sendLinks(db)
  await enrolEditor(db)
  const before = await readKept(db)
  const load = await startVisits(ports, members, catalogue)
  const bars = [...(await rotatePasswords(stack, rotating)), ...(await rotateSecrets(rotating, db, oldKey))]
  const reloadedAt = performance.now()
  bars.push(...(await rotateCertificate(stack, rotating)))
  const { visits, shares, lostShares } = await load.end()
  // The account page redirects a visitor who is logged out.
  const failed = visits.filter(({ path, status }) => status === 0 || status >= (path === '/account' ? 300 : 400))
  for (const { path, status, ms } of failed.slice(0, 10)) console.log(`  ${path} ${status} after ${ms.toFixed(0)} ms`)
  const open = await Promise.all(members.map(isLoggedIn))
  const confirmed = await Promise.all(links.map((link, index) => confirm(members[index], link)))
  if (await confirm(members[0], links[0] ?? '')) throw new Error('a link works twice: this proves nothing')
  return [
    reloadBar(visits, reloadedAt),
    { name: 'failed requests', measured: `${failed.length} of ${visits.length}`, isMet: failed.length === 0 },
    {
      name: 'share links that could not be read back',
      measured: `${lostShares} of ${shares}`,
      isMet: lostShares === 0 && shares > 0,
    },
    countBar('sessions that are still open', open),
    countBar('links of mails sent before that still confirm an address', confirmed),
    {
      name: 'sessions, passkeys and passwords as they were',
      measured: before === (await readKept(db)) ? 'yes' : 'no',
      isMet: before === (await readKept(db)),
    },
    ...bars,
  ]
}

/** nginx closes idle connections on a reload. Browsers retry a request that hits one; at no other time may that happen. */
function reloadBar(visits: readonly Visit[], reloadedAt: number): Bar {
  const times = visits.flatMap(({ againAt }) => (againAt === undefined ? [] : [againAt]))
  const early = times.filter((at) => at < reloadedAt).length
  return {
    name: 'requests sent again because a kept connection was closing',
    measured: `${times.length - early} at the reload of the edge, ${early} before`,
    isMet: early === 0,
  }
}

const ringOf = (key: string) => createKeyring(Buffer.from(key, 'base64'))

const countBar = (name: string, held: readonly boolean[]): Bar => ({
  name,
  measured: `${held.filter(Boolean).length} of ${held.length}`,
  isMet: held.length === memberCount && held.every(Boolean),
})

const takesBar = (name: string, { code, output, seconds }: Rotation, isDone = code === 0): Bar => {
  if (!isDone) console.log(output)
  return { name, measured: `${isDone ? 'done' : `exited with ${code}`} in ${seconds.toFixed(0)} s`, isMet: isDone }
}

/** Creates a link to confirm the address of each account, as if mailed yesterday. */
async function sendLinks(db: Db): Promise<string[]> {
  const accounts = await db.selectFrom('accounts').select('id').orderBy('email').execute()
  return Promise.all(accounts.map(({ id }) => createMailLink(db, id, 'confirm')))
}

const confirm = async (member: Member | undefined, key: string): Promise<boolean> => {
  const answer = await member?.visitor.send(`/account/confirm?key=${key}`, new URLSearchParams({ key }))
  return answer !== undefined && answer.status < 400
}

/** Makes an account an editor with a passkey. */
async function enrolEditor(db: Db): Promise<void> {
  await sql`insert into editors (account_id, name) select min(id), 'Ada' from accounts`.execute(db)
  await sql`
    insert into passkeys (id, account_id, public_key, sign_count)
    select 'drill', account_id, ${randomBytes(64)}, 0 from editors
  `.execute(db)
}

/** Hashes all credentials: passkeys, passwords and the oldest session of each account, which leaves out logins of the load. */
async function readKept(db: Db): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select md5(string_agg(line, ',' order by line)) as hash from (
      select passkeys::text as line from passkeys
      union all select id || password_hash from accounts
      union all (select distinct on (account_id) token_hash::text from sessions order by account_id, created_at)
    ) as kept
  `.execute(db)
  return rows[0]?.hash ?? ''
}

async function rotatePasswords({ options }: EdgeStack, rotating: RotatingStack): Promise<Bar[]> {
  const old = await rotating.readSetting('inner', 'INNER_SECRET')
  const rotation = await rotating.rotate('passwords')
  const next = await rotating.readSetting('inner', 'INNER_SECRET')
  // The roles of this stack have well-known passwords: the command must name these roles.
  const isNamed = rotation.output.includes('polydex_api\npolydex_desk\npolydex_owner\npolydex_reader\npolydex_worker')
  const statuses = await Promise.all(
    options.instances.flatMap((end) =>
      [old, next].map(async (secret) => {
        const address = `http://127.0.0.1:42${end}${getCategoryGroups.path}?locale=en`
        return fetch(address, { headers: { [innerSecretHeader]: secret } }).then(
          ({ status }) => status,
          () => 0,
        )
      }),
    ),
  )
  return [
    takesBar('rotate passwords, which names five roles', rotation, rotation.code === 1 && isNamed),
    {
      name: 'answers of each api to the old and the new secret',
      measured: statuses.join(' '),
      isMet: statuses.join(' ') === '403 200 403 200',
    },
    await holdersBar('INNER_SECRET', rotating, old),
  ]
}

async function rotateSecrets(rotating: RotatingStack, db: Db, oldKey: string): Promise<Bar[]> {
  const rotation = await rotating.rotate('secrets')
  const newKey = await rotating.readSetting('secrets', 'SECRETS_KEY')
  const [byOld, byNew] = [await countOpened(db, ringOf(oldKey)), await countOpened(db, ringOf(newKey))]
  const resealed = /"resealed":(\d+)[^\n]*/.exec(rotation.output)?.[0] ?? ''
  return [
    takesBar(`rotate secrets (${resealed.replaceAll('"', '')})`, rotation),
    {
      name: 'sealed texts that the old key opens',
      measured: `${byOld.opened} of ${byOld.sealed}`,
      isMet: byOld.opened === 0 && byOld.sealed > 0,
    },
    {
      name: 'sealed texts that the new key opens alone',
      measured: `${byNew.opened} of ${byNew.sealed}`,
      isMet: byNew.opened === byNew.sealed,
    },
    await holdersBar('SECRETS_KEY', rotating, oldKey),
  ]
}

async function holdersBar(name: string, rotating: RotatingStack, old: string): Promise<Bar> {
  const holders = await rotating.findHolders(old)
  return { name: `processes with the old ${name}`, measured: holders.join(', ') || 'none', isMet: holders.length === 0 }
}

const findServed = ({ options }: EdgeStack): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connectTls(
      { host: '127.0.0.1', port: options.ports.https, servername: host, rejectUnauthorized: false },
      () => {
        resolve(socket.getPeerCertificate().fingerprint256)
        socket.destroy()
      },
    )
    socket.once('error', reject)
  })

async function rotateCertificate(stack: EdgeStack, rotating: RotatingStack): Promise<Bar[]> {
  const old = await findServed(stack)
  const [chain, key] = await rotating.makeCertificate('next')
  const [foreignChain, foreignKey] = await rotating.makeCertificate('foreign', 'example.com')
  const refused = [
    await rotating.rotate('certificate', chain, foreignKey),
    await rotating.rotate('certificate', foreignChain, foreignKey),
  ]
  const afterRefusals = await findServed(stack)
  const rotation = await rotating.rotate('certificate', chain, key)
  const served = await findServed(stack)
  return [
    {
      name: 'certificates that were refused: a foreign key, a foreign name',
      measured: `${refused.filter(({ code }) => code === 1).length} of 2`,
      isMet: refused.every(({ code }) => code === 1) && afterRefusals === old,
    },
    takesBar('rotate certificate', rotation),
    { name: 'another certificate is served', measured: served === old ? 'no' : 'yes', isMet: served !== old },
  ]
}
