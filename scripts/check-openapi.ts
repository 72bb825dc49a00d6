// Writes the published description of the API from the contract.
//   node scripts/check-openapi.ts           writes docs/openapi.json
//   node scripts/check-openapi.ts --check   fails when that file is stale
import { readFile, writeFile } from 'node:fs/promises'
import { buildDocument } from '../apps/api/src/openapi/build-document.ts'

const path = 'docs/openapi.json'
const text = `${JSON.stringify(buildDocument(), null, 2)}\n`
if (!process.argv.includes('--check')) {
  await writeFile(path, text)
} else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
  console.error(`${path} is stale; run: npm run api:spec`)
  process.exitCode = 1
}
