/**
 * Ids of advisory locks, by the work that they serialize. In one place, so that no two are equal. An id stays as it is:
 * during a release, processes of two versions take the same locks.
 */
export const lockIds = {
  migrations: 7_203_551,
  catalogue: 7_203_552,
  toolLists: 7_203_553,
  searchTables: 7_203_554,
  searchWords: 7_203_555,
  searchRebuild: 7_203_556,
  rankings: 7_203_557,
  bandFetch: 7_203_558,
  queueMigration: 7_203_559,
} as const
