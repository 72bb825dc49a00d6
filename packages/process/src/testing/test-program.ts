// A program for the tests of runProcess: run-process.test.ts starts it, and PROGRAM selects its behaviour.
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { logLevel } from '../create-logger.ts'
import { runProcess } from '../run-process.ts'

const schema = z.object({
  LOG_LEVEL: logLevel,
  PROGRAM: z.enum(['serve', 'slow', 'hang', 'throw']),
  PROGRAM_PORT: z.coerce.number().int().max(65_535).default(0),
  PROGRAM_SECRET: z.string().min(8, 'must have 8 characters').regex(/^\d+$/, 'must be digits').default('12345678'),
})

await runProcess({
  app: 'program',
  loadConfig: (environment) => schema.parse(environment),
  start: async ({ PROGRAM, PROGRAM_PORT }, log) => {
    const server = createServer()
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(PROGRAM_PORT, '127.0.0.1', resolve)
    })
    log.info('started')
    if (PROGRAM === 'throw')
      setTimeout(() => {
        throw new Error('first\n{"level":"info","msg":"forged"}')
      }, 10)
    return async () => {
      log.info('stopping')
      if (PROGRAM === 'slow') await wait(300)
      if (PROGRAM === 'hang') await wait(60_000)
      server.close()
      log.info('stopped')
    }
  },
})
