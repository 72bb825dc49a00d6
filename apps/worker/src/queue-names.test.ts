import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { jobs } from './jobs/list-jobs.ts'
import { queueNames } from './queue-names.ts'

const load = (WORKER_QUEUES?: string) =>
  loadConfig({ DATABASE_URL: 'postgres://a:b@127.0.0.1/c', ...(WORKER_QUEUES !== undefined && { WORKER_QUEUES }) })
    .WORKER_QUEUES

describe('WORKER_QUEUES', () => {
  it('names queues, each once, in any order', () => {
    expect(load('mail')).toEqual(['mail'])
    expect(load('search, figures,search')).toEqual(['figures', 'search'])
  })

  it.each(['mails', 'mail,figues', 'mail,', ',', 'Mail'])('refuses %s, and lists the valid names', (text) => {
    expect(() => load(text)).toThrow('the queues are mail, cases, figures, search, upkeep')
  })
})

describe('queues', () => {
  it('each have a job: a worker of a queue without one would exit at startup', () => {
    expect(new Set(jobs.map(({ queue }) => queue))).toEqual(new Set(queueNames))
  })

  it('keep send-mail apart from all other jobs', () => {
    expect(jobs.filter(({ queue }) => queue === 'mail').map(({ name }) => name)).toEqual(['send-mail'])
  })
})
