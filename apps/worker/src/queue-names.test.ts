import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { jobs } from './jobs/list-jobs.ts'
import { queueNames } from './queue-names.ts'

const load = (WORKER_QUEUES?: string) =>
  loadConfig({ DATABASE_URL: 'postgres://a:b@127.0.0.1/c', ...(WORKER_QUEUES !== undefined && { WORKER_QUEUES }) })
    .WORKER_QUEUES

describe('WORKER_QUEUES', () => {
  it('means every queue where it is not set, or empty', () => {
    expect(load()).toEqual(queueNames)
    expect(load('')).toEqual(queueNames)
  })

  it('names queues, each once, in any order', () => {
    expect(load('mail')).toEqual(['mail'])
    expect(load('search, figures,search')).toEqual(['figures', 'search'])
  })

  it.each(['mails', 'mail,figues', 'mail,', ',', 'Mail'])('refuses %s, and says which there are', (text) => {
    expect(() => load(text)).toThrow('there are mail, cases, figures, search, upkeep')
  })
})

describe('queues', () => {
  it('have a job each: a worker of one queue would end at its start without', () => {
    expect(new Set(jobs.map(({ queue }) => queue))).toEqual(new Set(queueNames))
  })

  it('keep mails apart from everything that takes long', () => {
    expect(jobs.filter(({ queue }) => queue === 'mail').map(({ name }) => name)).toEqual(['send-mail'])
  })
})
