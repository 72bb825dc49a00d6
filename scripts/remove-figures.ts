// Removes the figures of one kind and everything that was computed from them:
//   npm run figures:remove -- --kind sample
import { parseArgs } from 'node:util'
import { trafficKind } from '@polydex/contract/figure'
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { removeFigures } from '@polydex/core/ranking/remove-figures'

const kinds = trafficKind.options.join(', ')
try {
  const { values } = parseArgs({ options: { kind: { type: 'string' } } })
  const kind = trafficKind.safeParse(values.kind)
  if (!kind.success) throw new Error(`Usage: npm run figures:remove -- --kind <one of: ${kinds}>`)
  const db = connect(databaseConfig.parse(process.env).DATABASE_URL)
  try {
    const { months, figures, siteFigures, rankings } = await removeFigures(db, kind.data, new Date())
    console.log(
      `removed ${figures} ${kind.data} figures of ${months} months, ${siteFigures} site figures and ${rankings} rankings; recomputed what depends on other figures`,
    )
  } finally {
    await db.destroy()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
