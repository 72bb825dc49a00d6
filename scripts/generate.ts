// Writes every generated file that needs no database:  npm run generate
// Message ids, the reasons of mails, the files of the edge, the hashes of the marks, and the schemas by which editors complete a
// tool's file and site.json. Tests fail if one is stale.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describeSiteFile } from '@polydex/contract/site/site-schema'
import { marksPath, stampMarks } from '../apps/web/build-plugins/draw-mark.ts'
import { describeToolFile, schemaPath } from './catalogue/describe-tool-file.ts'
import { checkMessages } from './check-messages.ts'
import { edgeFolder, makeEdgeFiles } from './edge/edge-files.ts'

for (const [name, text] of makeEdgeFiles()) {
  const path = join(edgeFolder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
await writeFile(marksPath, await stampMarks())
await writeFile(schemaPath, await describeToolFile())
await writeFile('deploy/site.schema.json', describeSiteFile())
if (!(await checkMessages(true))) process.exitCode = 1
