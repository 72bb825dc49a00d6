import type { MailServer } from '../../../apps/worker/src/testing/test-mail-server.ts'
import type { Db } from '@polydex/core/db/connect'
import type { EdgeStack } from '../edge-stack.ts'
import type { Certificates } from './certificates.ts'
import type { Monitoring } from './run-monitoring.ts'

/** A running, monitored stack in which faults are injected. */
export type AlertSite = {
  stack: EdgeStack
  /** Connected as the owner of its PostgreSQL server. */
  db: Db
  monitoring: Monitoring
  certificates: Certificates
  /** The mail server of the site itself. */
  mailServer: MailServer
  /** Mount point of a small disk that only the drill uses. */
  disk: string
}
