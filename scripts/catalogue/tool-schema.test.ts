import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { describeToolFile, schemaPath } from './describe-tool-file.ts'

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

describe('the schema of a tool’s file', () => {
  it('is up to date (npm run catalogue:schema writes it)', async () => {
    expect(await readFile(schemaPath, 'utf8')).toBe(await describeToolFile())
  })

  it('accepts a file of the catalogue, and refuses an unknown feature', async () => {
    const ajv = new Ajv2020({ strict: false })
    formats.default(ajv)
    const fits = ajv.compile((await readJson(schemaPath)) as object)
    const canva = (await readJson('catalogue/tools/c/canva.json')) as { features: string[] }
    expect([fits(canva), fits.errors]).toEqual([true, null])
    expect(fits({ ...canva, features: ['wings'] })).toBe(false)
  })
})
