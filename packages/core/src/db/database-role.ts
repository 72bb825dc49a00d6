/** Who the site is to its database; database/roles.sql makes them, and the migrations give each its rights. */
export const databaseRoles = ['owner', 'api', 'worker', 'desk', 'reader'] as const
export type DatabaseRole = (typeof databaseRoles)[number]

/** The role's name at the server. */
export const nameOfRole = (role: DatabaseRole): string => `polydex_${role}`

/** The administrator of servers for development and tests, and every role's password there. */
const development = 'polydex'

/**
 * The same database reached as one of its roles, where the address is that of a development server's administrator. Any
 * other address stays as it is: elsewhere roles have passwords of their own.
 */
export function asRole(databaseUrl: string, role: DatabaseRole): string {
  const url = new URL(databaseUrl)
  if (url.username !== development || url.password !== development) return databaseUrl
  url.username = nameOfRole(role)
  return url.href
}

/** How a role reaches the database of an installation: by an address of its own (`API_DATABASE_URL`), else as above. */
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

/** An environment for one role alone: its address is `DATABASE_URL`, and it holds nobody else's. */
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

/** Read by the api alone, and so the address of its role. */
const replicaVariable = 'DATABASE_READ_URL'

/** How the api reaches the replica of an installation, if it has one. */
export function findReplicaUrl(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const given = environment[replicaVariable] || undefined
  return given !== undefined && URL.canParse(given) ? asRole(given, 'api') : given
}
