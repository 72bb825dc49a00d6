// Writes the JSON Schema of a tool's file, which editors use to complete and check it:   npm run catalogue:schema
import { writeFile } from 'node:fs/promises'
import { describeToolFile, schemaPath } from './catalogue/describe-tool-file.ts'

await writeFile(schemaPath, await describeToolFile())
console.log(`wrote ${schemaPath}`)
