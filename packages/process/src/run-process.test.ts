import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'

type Ended = { code: number | null; lines: Record<string, unknown>[]; errors: string[] }
type Running = { child: ChildProcess; said: (text: string) => Promise<void>; ended: Promise<Ended> }

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** Starts a program whose behaviour is named; stdout must hold nothing but JSON lines. */
function start(program: string, given: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, ['packages/process/src/test-program.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], PROGRAM: program, ...given },
  })
  const texts = { out: '', err: '' }
  child.stdout.on('data', (bytes) => (texts.out += String(bytes)))
  child.stderr.on('data', (bytes) => (texts.err += String(bytes)))
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) =>
      resolve({
        code,
        lines: linesOf(texts.out).map((line) => JSON.parse(line) as Record<string, unknown>),
        errors: linesOf(texts.err),
      }),
    )
  })
  const said = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => texts.out.includes(text) && resolve()
      child.stdout.on('data', look)
      look()
    })
  return { child, said, ended }
}

const messagesOf = ({ lines }: Ended) => lines.map(({ msg }) => msg)

describe('runProcess', () => {
  it('ends with 1 for wrong settings: a line for each variable, with its name and never its value', async () => {
    const given = { PROGRAM_PORT: 'sesame1', PROGRAM_SECRET: 'sesame2', LOG_LEVEL: 'sesame3' }
    const { code, lines, errors } = await start('serve', given).ended
    expect([code, lines]).toEqual([1, []])
    expect(errors.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'program: LOG_LEVEL',
      'program: PROGRAM_PORT',
      'program: PROGRAM_SECRET',
    ])
    expect(errors.join('\n')).not.toContain('sesame')
    expect(errors[2]).toBe('program: PROGRAM_SECRET: must have 8 characters; must be digits')
  })

  it('ends with 1 and one line where the port is taken', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    const ended = await start('serve', { PROGRAM_PORT: String(port) }).ended
    expect(ended).toEqual({
      code: 1,
      lines: [],
      errors: [`program: 127.0.0.1:${port} is taken by another process`],
    })
    server.close()
  })

  it('ends with 1 and one line for a start that fails, also where the error has no words of its own', async () => {
    const ended = await start('fail-start').ended
    expect(ended).toEqual({ code: 1, lines: [], errors: ['program: connect ECONNREFUSED'] })
  })

  it('ends with 0 at SIGTERM, after what is under way', async () => {
    const { child, said, ended } = start('slow')
    await said('started')
    child.kill('SIGTERM')
    const end = await ended
    expect([end.code, messagesOf(end)]).toEqual([0, ['started', 'stopping', 'stopped']])
  })

  it('ends with 1 at a second signal', async () => {
    const { child, said, ended } = start('hang')
    await said('started')
    child.kill('SIGTERM')
    await said('stopping')
    child.kill('SIGTERM')
    expect((await ended).code).toBe(1)
  })

  it('ends with 1 after an uncaught error, with its stack in one line, and closes what was open', async () => {
    const end = await start('throw').ended
    expect([end.code, end.errors, messagesOf(end)]).toEqual([
      1,
      [],
      ['started', 'uncaught error', 'stopping', 'stopped'],
    ])
    expect(end.lines[1]).toHaveProperty('err.stack', expect.stringContaining('test-program.ts'))
  })

  it('ends with 1 after a rejection of nothing', async () => {
    const end = await start('reject-nothing').ended
    expect([end.code, messagesOf(end)]).toEqual([1, ['started', 'uncaught error', 'stopping', 'stopped']])
  })

  it('ends with 1 and says so where stopping fails', async () => {
    const { child, said, ended } = start('fail-stop')
    await said('started')
    child.kill('SIGTERM')
    const end = await ended
    expect([end.code, messagesOf(end)]).toEqual([1, ['started', 'stopping', 'stopping failed']])
  })

  it('writes warnings of Node itself as lines of the log', async () => {
    const { child, said, ended } = start('warn')
    await said('forged')
    child.kill('SIGTERM')
    const { errors, lines } = await ended
    expect(errors).toEqual([])
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', msg: 'first\nforged' }))
  })
})
