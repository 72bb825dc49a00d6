import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { listen, observeProgram } from '../../../tests/start-program.ts'

type Line = Record<string, unknown>

/** Starts a test program by the name of its behaviour; stdout must contain only JSON lines. */
function start(program: string, given: Record<string, string> = {}) {
  const { ended, ...running } = observeProgram('packages/process/src/testing/test-program.ts', {
    PROGRAM: program,
    ...given,
  })
  return {
    ...running,
    ended: ended.then(({ out, ...end }) => ({ ...end, lines: out.map((line) => JSON.parse(line) as Line) })),
  }
}

const messagesOf = ({ lines }: { lines: Line[] }) => lines.map(({ msg }) => msg)

describe('runProcess', () => {
  it('exits with 1 for invalid settings, with one line per variable: its name, never its value', async () => {
    const given = { PROGRAM_PORT: 'sesame1', PROGRAM_SECRET: 'sesame2', LOG_LEVEL: 'sesame3' }
    const { code, lines, err } = await start('serve', given).ended
    expect([code, lines]).toEqual([1, []])
    expect(err.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'program: LOG_LEVEL',
      'program: PROGRAM_PORT',
      'program: PROGRAM_SECRET',
    ])
    expect(err.join('\n')).not.toContain('sesame')
    expect(err[2]).toBe('program: PROGRAM_SECRET: must have 8 characters; must be digits')
  })

  it('exits with 1 and one line if the port is taken', async () => {
    const server = createServer()
    const port = await listen(server)
    const ended = await start('serve', { PROGRAM_PORT: String(port) }).ended
    expect(ended).toEqual({
      code: 1,
      lines: [],
      err: [`program: 127.0.0.1:${port} is in use by another process`],
    })
    server.close()
  })

  it('exits with 0 on SIGTERM, after finishing work in progress', async () => {
    const { child, untilWritten, ended } = start('slow')
    await untilWritten('started')
    child.kill('SIGTERM')
    const end = await ended
    expect([end.code, messagesOf(end)]).toEqual([0, ['started', 'stopping', 'stopped']])
  })

  it('exits with 1 on a second signal', async () => {
    const { child, untilWritten, ended } = start('hang')
    await untilWritten('started')
    child.kill('SIGTERM')
    await untilWritten('stopping')
    child.kill('SIGTERM')
    expect((await ended).code).toBe(1)
  })

  it('exits with 1 after an uncaught error, logs its stack in one line and shuts down in order', async () => {
    const end = await start('throw').ended
    expect([end.code, end.err, messagesOf(end)]).toEqual([1, [], ['started', 'uncaught error', 'stopping', 'stopped']])
    expect(end.lines[1]).toHaveProperty('err.stack', expect.stringContaining('testing/test-program.ts'))
  })
})
