import type { MailServer } from '../../../apps/worker/src/testing/test-mail-server.ts'
import type { Db } from '@polydex/core/db/connect'
import type { EdgeStack } from '../edge-stack.ts'
import type { Certificates } from './certificates.ts'
import type { Monitoring } from './run-monitoring.ts'

/** What faults work on: a running stack that is watched. */
export type AlertSite = {
  stack: EdgeStack
  /** As the owner of its server. */
  db: Db
  monitoring: Monitoring
  certificates: Certificates
  /** The mail server of the site itself. */
  mailServer: MailServer
  /** A small disk of its own. */
  disk: string
}
