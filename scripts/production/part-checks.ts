import type { ProductionFacts } from '@polydex/core/db/find-production-facts'
import type { RoleFacts } from '@polydex/core/db/find-role-facts'
import { contactExpiry } from '../../apps/web/operator-config.ts'
import { isTrue, read, refuse, refuseStrangers, warn, type Check, type Facts, type Finding } from './facts.ts'

/** A check that runs only if the database answers. */
const ofDatabase = (name: string, find: (database: ProductionFacts, facts: Facts) => Finding | undefined): Check => ({
  name,
  find: (facts) =>
    facts.database === undefined || 'fault' in facts.database ? undefined : find(facts.database, facts),
})

/** A check of the database role of the api, then of the worker and the desk. */
const ofRoles = (
  name: string,
  find: (app: 'api' | 'worker' | 'desk', role: RoleFacts) => Finding | undefined,
): Check => ({
  name,
  find: ({ database, worker, desk }) =>
    (database === undefined || 'fault' in database ? undefined : find('api', database)) ??
    (worker === undefined ? undefined : find('worker', worker)) ??
    (desk === undefined ? undefined : find('desk', desk)),
})

/** Milliseconds of clock skew: sessions and limits expire by one clock and are checked by the other. */
const maxSkewMs = 2_000

/** Checks of the services that the settings point to. */
export const partChecks: readonly Check[] = [
  {
    name: 'contact data unchecked for a year',
    find: (facts) => {
      const checkedOn = read(facts, 'OPERATOR_CHECKED_ON')
      return checkedOn !== undefined && contactExpiry(checkedOn) <= facts.today
        ? refuse(
            `security.txt has expired: the contact data were last checked on ${checkedOn}`,
            'check the OPERATOR_ variables, then set OPERATOR_CHECKED_ON to today',
          )
        : undefined
    },
  },
  {
    name: 'an old Node',
    find: ({ nodeVersion }) =>
      Number(nodeVersion.split('.')[0]) < 24 ? refuse(`Node ${nodeVersion} is too old`, 'install Node 24') : undefined,
  },
  {
    name: 'no build',
    find: ({ hasBuild }) => (hasBuild ? undefined : refuse('The web is not built', 'npm run build')),
  },
  {
    name: 'history beside the program',
    find: (facts) =>
      facts.hasHistory
        ? refuseStrangers(
            facts,
            'The folder .git is deployed with the program: a bug could expose everything ever committed',
            'install from `git archive`, or remove .git',
          )
        : undefined,
  },
  {
    name: 'no database',
    find: ({ database }) =>
      database !== undefined && 'fault' in database
        ? refuse(`PostgreSQL does not answer: ${database.fault}`, 'start it, or correct DATABASE_URL')
        : undefined,
  },
  ofDatabase('a database without its migrations', ({ missingMigrations: [first, ...more] }) =>
    first === undefined
      ? undefined
      : refuse(`The database lacks ${more.length + 1} migrations, the first ${first}`, 'npm run db:migrate'),
  ),
  ofDatabase("a test's database", ({ name }) =>
    /^(polydex_\w+_[\da-f]{8}|postgres|template\d)$/.test(name)
      ? refuse(`The database ${name} belongs to a test or to the server itself`, 'set DATABASE_URL to your own')
      : undefined,
  ),
  ofDatabase('a database without the mark', ({ isMarked }, facts) =>
    isMarked === false && !isTrue(facts, 'DEMO')
      ? warn('The database is not marked as production: db:reset would empty it', 'the first production start marks it')
      : undefined,
  ),
  ofDatabase('invented figures', ({ hasSampleFigures }, facts) =>
    hasSampleFigures && !isTrue(facts, 'DEMO')
      ? refuse('The database holds sample figures', 'start from real data, or set DEMO=true for a demonstration')
      : undefined,
  ),
  ofRoles('a superuser', (app, { role, isSuperuser }) =>
    isSuperuser
      ? refuse(
          `The ${app} connects as ${role}, a superuser or equivalent: a bug could do anything`,
          `connect as polydex_${app}: docs/operations.md, Roles`,
        )
      : undefined,
  ),
  ofRoles('an owner', (app, { role, isOwner, isSuperuser }) =>
    isOwner && !isSuperuser
      ? refuse(
          `The ${app} connects as ${role}, which owns the tables: a bug could change or drop them`,
          `connect as polydex_${app}: docs/operations.md, Roles`,
        )
      : undefined,
  ),
  ofDatabase('one role for two', ({ role }, { worker, desk }) =>
    worker?.role === role || desk?.role === role || (desk !== undefined && desk.role === worker?.role)
      ? refuse(
          `Two of api, worker and desk connect as one role (the api as ${role})`,
          'give each its own: API_DATABASE_URL, WORKER_DATABASE_URL, DESK_DATABASE_URL',
        )
      : undefined,
  ),
  ofDatabase('clocks apart', ({ clockSkewMs }, facts) =>
    Math.abs(clockSkewMs) > maxSkewMs
      ? refuseStrangers(
          facts,
          `The clock of PostgreSQL differs by ${(clockSkewMs / 1_000).toFixed(1)} s`,
          'synchronize both with NTP',
        )
      : undefined,
  ),
  {
    name: 'a replica away',
    find: ({ replica }) =>
      replica !== undefined && 'fault' in replica
        ? warn(`The replica does not answer: ${replica.fault}`, 'start it, or correct or empty DATABASE_READ_URL')
        : undefined,
  },
  {
    name: 'a replica that is none',
    find: ({ replica }) =>
      replica !== undefined && !('fault' in replica) && (!replica.isInRecovery || replica.isOfPrimary === false)
        ? refuse(
            `The DATABASE_READ_URL server ${replica.isInRecovery ? 'replicates another primary' : 'is not a replica'}`,
            'name a streaming replica of the server in DATABASE_URL, or empty it',
          )
        : undefined,
  },
  {
    name: 'too much at the replica',
    find: ({ replica }) =>
      replica !== undefined && !('fault' in replica) && (replica.isSuperuser || replica.isOwner)
        ? refuse(
            `DATABASE_READ_URL connects as ${replica.role}, which can read everything`,
            'connect as polydex_api: docs/operations.md, Roles',
          )
        : undefined,
  },
  {
    name: 'no Redis',
    find: (facts) =>
      read(facts, 'REDIS_URL') === undefined
        ? warn('REDIS_URL is empty: each process counts limits on its own', 'set it if more than one api runs')
        : undefined,
  },
  {
    name: 'Redis away',
    find: ({ redis }) =>
      redis === 'away'
        ? warn('Redis does not answer: each process counts limits on its own', 'start it, or correct REDIS_URL')
        : undefined,
  },
]
