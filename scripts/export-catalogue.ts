// Writes entries decided at the desk into the files of a catalogue, to be translated, checked and committed:
//   npm run catalogue:export [-- <folder>]
import { exportDecided } from '@polydex/core/catalogue/export-decided'
import { toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'

const folder = process.argv[2] ?? 'catalogue'
const db = connect(databaseConfig.parse(process.env).DATABASE_URL, { poolSize: 1 })
try {
  const written = await exportDecided(db, folder)
  for (const slug of written) console.log(`${folder}/${toolFileOf(slug)}`)
  console.log(`${written.length} entries written; run npm run catalogue:check to see what they lack`)
} finally {
  await db.destroy()
}
