import type { TestProject } from 'vitest/node'
import { databaseConfig } from '../db/config.ts'
import { migrate } from '../installation/migrate.ts'
import { migrateQueue } from '../installation/migrate-queue.ts'
import { createScratchDatabase, dropDatabase } from '../installation/scratch-database.ts'
import { dropCatalogueTemplate } from './catalogue-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** Runs once before the database tests: migrates a template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const templateUrl = await createScratchDatabase(databaseConfig.parse(process.env).DATABASE_URL, 'template')
  await migrate(templateUrl)
  await migrateQueue(templateUrl)
  project.provide('templateUrl', templateUrl)
  return async () => {
    await dropCatalogueTemplate(templateUrl)
    await dropDatabase(templateUrl)
  }
}
