import type { ProductionFacts } from '@polydex/core/installation/find-production-facts'
import { contactExpiry } from '../../apps/web/operator-config.ts'
import { isTrue, read, refuse, refuseStrangers, warn, type Facts, type Finding } from './facts.ts'
import { findSettingFaults } from './find-setting-faults.ts'

/** Milliseconds of clock skew: sessions and limits expire by one clock and are checked by the other. */
const maxSkewMs = 2_000

const rolesHelp = (app: string): string => `connect as polydex_${app}: docs/operations.md, Roles`

/** Faults in what the roles of the api, the worker and the desk may do. */
function* findRoleFaults(database: ProductionFacts, { worker, desk }: Facts): Generator<Finding> {
  for (const [app, role] of Object.entries({ api: database, worker, desk }))
    if (role?.isSuperuser === true)
      yield refuse(
        `The ${app} connects as ${role.role}, a superuser or equivalent: a bug could do anything`,
        rolesHelp(app),
      )
    else if (role?.isOwner === true)
      yield refuse(
        `The ${app} connects as ${role.role}, which owns the tables: a bug could change or drop them`,
        rolesHelp(app),
      )
  const names = [database, worker, desk].flatMap((role) => role?.role ?? [])
  if (new Set(names).size < names.length)
    yield refuse(
      `Two of api, worker and desk connect as one role (the api as ${database.role})`,
      'give each its own: API_DATABASE_URL, WORKER_DATABASE_URL, DESK_DATABASE_URL',
    )
}

function* findDatabaseFaults(database: ProductionFacts, facts: Facts): Generator<Finding> {
  const { name, missingMigrations, isMarked, hasSampleFigures, clockSkewMs } = database
  if (missingMigrations.length > 0)
    yield refuse(
      `The database lacks ${missingMigrations.length} migrations, the first ${missingMigrations[0]}`,
      'npm run db:migrate',
    )
  if (/^(polydex_\w+_[\da-f]{8}|postgres|template\d)$/.test(name))
    yield refuse(`The database ${name} belongs to a test or to the server itself`, 'set DATABASE_URL to your own')
  if (isMarked === false && !isTrue(facts, 'DEMO'))
    yield warn(
      'The database is not marked as production: db:reset would empty it',
      'the first production start marks it',
    )
  if (hasSampleFigures && !isTrue(facts, 'DEMO'))
    yield refuse('The database holds sample figures', 'start from real data, or set DEMO=true for a demonstration')
  yield* findRoleFaults(database, facts)
  if (Math.abs(clockSkewMs) > maxSkewMs)
    yield refuseStrangers(
      facts,
      `The clock of PostgreSQL differs by ${(clockSkewMs / 1_000).toFixed(1)} s`,
      'synchronize both with NTP',
    )
}

function* findReplicaFaults({ replica }: Facts): Generator<Finding> {
  if (replica === undefined) return
  if ('fault' in replica) {
    yield warn(`The replica does not answer: ${replica.fault}`, 'start it, or correct or empty DATABASE_READ_URL')
    return
  }
  const { isInRecovery, isOfPrimary, isSuperuser, isOwner, role } = replica
  if (!isInRecovery || isOfPrimary === false)
    yield refuse(
      `The DATABASE_READ_URL server ${isInRecovery ? 'replicates another primary' : 'is not a replica'}`,
      'name a streaming replica of the server in DATABASE_URL, or empty it',
    )
  if (isSuperuser || isOwner)
    yield refuse(`DATABASE_READ_URL connects as ${role}, which can read everything`, rolesHelp('api'))
}

/** Everything that an operator should change or confirm before the site goes public. */
export function* findFaults(facts: Facts): Generator<Finding> {
  const { database, nodeVersion, hasBuild, hasHistory, redis } = facts
  yield* findSettingFaults(facts)
  const checkedOn = read(facts, 'OPERATOR_CHECKED_ON')
  if (checkedOn !== undefined && contactExpiry(checkedOn) <= facts.today)
    yield refuse(
      `security.txt has expired: the contact data were last checked on ${checkedOn}`,
      'check the OPERATOR_ variables, then set OPERATOR_CHECKED_ON to today',
    )
  if (Number(nodeVersion.split('.')[0]) < 24) yield refuse(`Node ${nodeVersion} is too old`, 'install Node 24')
  if (!hasBuild) yield refuse('The web is not built', 'npm run build')
  if (hasHistory)
    yield refuseStrangers(
      facts,
      'The folder .git is deployed with the program: a bug could expose everything ever committed',
      'install from `git archive`, or remove .git',
    )
  if (database !== undefined && 'fault' in database)
    yield refuse(`PostgreSQL does not answer: ${database.fault}`, 'start it, or correct DATABASE_URL')
  else if (database !== undefined) yield* findDatabaseFaults(database, facts)
  yield* findReplicaFaults(facts)
  if (read(facts, 'REDIS_URL') === undefined)
    yield warn('REDIS_URL is empty: each process counts limits on its own', 'set it if more than one api runs')
  else if (redis === 'away')
    yield warn('Redis does not answer: each process counts limits on its own', 'start it, or correct REDIS_URL')
}
