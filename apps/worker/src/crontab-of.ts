import type { Job } from './define-job.ts'

/**
 * When the queue starts jobs by itself. One run per schedule, whatever the number of workers and their queues: the
 * database records the last run of each. A run missed by up to 12 hours is caught up. The chain has its own retries;
 * those of the queue are for a process that was killed or stopped.
 */
export const crontabOf = (jobs: readonly Job[]): string =>
  jobs.flatMap((job) => (job.schedule === undefined ? [] : [`${job.schedule} ${job.name} ?fill=12h&max=5`])).join('\n')
