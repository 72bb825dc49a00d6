/** The site's roles in its database; database/roles.sql creates them, and the migrations grant each its rights. */
export const databaseRoles = ['owner', 'api', 'worker', 'desk', 'reader'] as const
export type DatabaseRole = (typeof databaseRoles)[number]

/** The role's name at the server. */
export const nameOfRole = (role: DatabaseRole): string => `polydex_${role}`

/** Administrator of development and test servers, and the password of every role there. */
const development = 'polydex'

/**
 * Turns the address of a development server's administrator into that of one of its roles. Any other address stays as
 * it is: elsewhere roles have passwords of their own.
 */
export function asRole(databaseUrl: string, role: DatabaseRole): string {
  const url = new URL(databaseUrl)
  if (url.username !== development || url.password !== development) return databaseUrl
  url.username = nameOfRole(role)
  return url.href
}

/** The database address of a role: its own variable (`API_DATABASE_URL`) if set, else derived as above. */
export function findRoleUrl(
  environment: Readonly<Record<string, string | undefined>>,
  role: DatabaseRole,
): string | undefined {
  const given = environment[variableOf(role)] || undefined
  if (given !== undefined) return given
  const { DATABASE_URL: shared } = environment
  return shared !== undefined && URL.canParse(shared) ? asRole(shared, role) : shared
}

const variableOf = (role: DatabaseRole): string => `${role.toUpperCase()}_DATABASE_URL`

/** An environment for one role alone: its address is `DATABASE_URL`, and those of other roles are removed. */
export function environmentOfRole(environment: NodeJS.ProcessEnv, role: DatabaseRole | undefined): NodeJS.ProcessEnv {
  const own = { ...environment }
  for (const name of ['DATABASE_URL', replicaVariable, ...databaseRoles.map(variableOf)]) delete own[name]
  const url = role === undefined ? undefined : findRoleUrl(environment, role)
  const replicaUrl = role === 'api' ? findReplicaUrl(environment) : undefined
  return {
    ...own,
    ...(url !== undefined && { DATABASE_URL: url }),
    ...(replicaUrl !== undefined && { [replicaVariable]: replicaUrl }),
  }
}

/** Only the api reads it, so the address is that of its role. */
const replicaVariable = 'DATABASE_READ_URL'

/** The address of the replica for the api, if the installation has one. */
export function findReplicaUrl(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const given = environment[replicaVariable] || undefined
  return given !== undefined && URL.canParse(given) ? asRole(given, 'api') : given
}
