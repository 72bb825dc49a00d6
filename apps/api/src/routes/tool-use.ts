import * as toolUse from '@polydex/contract/tool/tool-use'
import { collectUses } from '@polydex/core/tool-use/collect-uses'
import { getToolUses } from '@polydex/core/tool-use/find-uses'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function toolUseRoutes(app: FastifyInstance): void {
  const uses = collectUses(app.primary, (err) => app.log.warn({ err }, 'uses of tools are not stored yet'))
  app.addHook('onClose', () => uses.end())
  bind(app, toolUse.countUse, async (_db, { event, toolIds }) => {
    uses.count(event, toolIds)
    return {}
  })
  bind(app, toolUse.getToolUses, (db, { toolId }, { accountId }) => getToolUses(db, toolId, accountId))
}
