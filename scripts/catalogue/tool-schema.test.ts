import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { describeToolFile, schemaPath } from './describe-tool-file.ts'

it('the schema of a tool’s file is up to date (npm run generate writes it)', async () => {
  expect(await readFile(schemaPath, 'utf8')).toBe(await describeToolFile())
})
