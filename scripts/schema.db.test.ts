import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, inject, it } from 'vitest'
import { findSchemaDrift, generateSchemaFiles } from './schema.ts'

describe('schema files', () => {
  it('match the migrations', async () => {
    expect(await findSchemaDrift(await generateSchemaFiles(inject('templateUrl')))).toEqual([])
  })

  it('are found stale as soon as a migration adds a column', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polydex-migrations-'))
    await cp('database/migrations', folder, { recursive: true })
    const next = String((await readdir(folder)).length + 1).padStart(4, '0')
    await writeFile(join(folder, `${next}_add_column.sql`), 'alter table tools add column colour text')
    const drift = await findSchemaDrift(await generateSchemaFiles(inject('templateUrl'), pathToFileURL(`${folder}/`)))
    await rm(folder, { recursive: true })
    expect(drift).toEqual(['database/schema.sql', 'packages/core/src/db/tables.gen.ts'])
  })
})
