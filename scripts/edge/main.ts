// Writes the generated files of the edge:  npm run edge:files
// scripts/edge/edge-files.test.ts fails if one is stale.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { edgeFolder, makeEdgeFiles } from './edge-files.ts'

for (const [name, text] of makeEdgeFiles()) {
  const path = join(edgeFolder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
