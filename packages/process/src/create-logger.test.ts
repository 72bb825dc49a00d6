import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { captureConsole, createLogger, type Logger } from './create-logger.ts'

let written: string[] = []
let log: Logger
beforeEach(() => {
  written = []
  log = createLogger('test', 'debug', { write: (line) => written.push(line) })
})

const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>)

/** Line breaks, terminal escapes, the C1 range, line separators and bidirectional controls. */
const controls = '\n\r\t\0\u001b[2J\u007f\u0085\u009b2J\u2028\u2029\u202e\u2066'

describe('the log', () => {
  it('has one line per entry, whatever characters it contains, and loses none of them', () => {
    log.info({ path: controls, deep: { text: controls } }, `before${controls}after`)
    expect(written).toHaveLength(1)
    expect(written[0]).toMatch(/^[\x20-\x7e]*\n$/)
    expect(lines()[0]).toMatchObject({ path: controls, deep: { text: controls }, msg: `before${controls}after` })
  })

  it.each([null, 'a word', 7])('contains a thrown value that is not an error: %s', (thrown) => {
    log.error({ err: thrown }, 'failed')
    expect(lines()[0]).toMatchObject({ err: { message: String(thrown) } })
  })
})

describe('captureConsole', () => {
  const { error, warn, info, log: plain, debug, dir, trace } = console
  beforeEach(() => captureConsole(log))
  afterEach(() => Object.assign(console, { error, warn, info, log: plain, debug, dir, trace }))

  it('turns console output into log lines', () => {
    console.log('%s of %d', 'one', 2)
    console.warn(`forged${controls}`)
    console.debug({ deep: [1, 2] })
    console.dir({ a: 1 })
    console.trace('here')
    console.table([{ a: 1 }])
    expect(written).toHaveLength(6)
    expect(
      lines()
        .map(({ level, msg }) => [level, msg])
        .slice(0, 4),
    ).toEqual([
      ['info', 'one of 2'],
      ['warn', `forged${controls}`],
      ['debug', '{ deep: [ 1, 2 ] }'],
      ['info', '{ a: 1 }'],
    ])
  })

  it('keeps the stack of an error', () => {
    console.error('failed:', new Error('broken\nin two'))
    expect(written).toHaveLength(1)
    expect(lines()[0]).toMatchObject({ level: 'error', msg: 'failed: broken\nin two' })
    expect(lines()[0]).toHaveProperty('err.stack', expect.stringContaining('create-logger.test.ts'))
  })
})
