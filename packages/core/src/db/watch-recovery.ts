import { Client } from 'pg'

/** A message by which PostgreSQL tells a setting: all of some at the beginning, then each that has changed, before its next answer ends. */
type ToldSetting = { parameterName: string; parameterValue: string }
type Connected = { connection: { on: (event: 'parameterStatus', listen: (told: ToldSetting) => void) => void } }

/**
 * A client for replicas that calls back as soon as its server is none: when it connects, or with the first answer after a
 * promotion, so that no such answer is taken for one of the replica. A question of our own would come too late.
 */
export const watchRecovery = (onPromoted: () => void): typeof Client =>
  class extends Client {
    constructor(...given: ConstructorParameters<typeof Client>) {
      super(...given)
      // The driver's types do not know its own connection.
      ;(this as unknown as Connected).connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (parameterName === 'in_hot_standby' && parameterValue === 'off') onPromoted()
      })
    }
  }
