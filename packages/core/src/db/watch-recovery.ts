import { Client } from 'pg'

/**
 * PostgreSQL's message about a setting: sent for some settings at the start, then for each that changes, before the
 * next answer ends.
 */
type ToldSetting = { parameterName: string; parameterValue: string }
type Connected = { connection: { on: (event: 'parameterStatus', listen: (told: ToldSetting) => void) => void } }

/**
 * A client for replicas that calls back as soon as its server is not one: on connecting, or with the first answer after
 * a promotion, so that such an answer is never taken for the replica's. A query of our own would come too late.
 */
export const watchRecovery = (onPromoted: () => void): typeof Client =>
  class extends Client {
    constructor(...given: ConstructorParameters<typeof Client>) {
      super(...given)
      // The driver's types lack its own connection.
      ;(this as unknown as Connected).connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (parameterName === 'in_hot_standby' && parameterValue === 'off') onPromoted()
      })
    }
  }
