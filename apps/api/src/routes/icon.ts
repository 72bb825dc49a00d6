import { AppError } from '@polydex/core/app-error'
import { findIcon } from '@polydex/core/icon/find-icon'
import { iconSides } from '@polydex/core/icon/icon-file'
import type { FastifyInstance } from 'fastify'

const fileName = /^([0-9a-f]{32})-(\d{2,3})\.webp$/

/** The icons of tools as the worker drew them: no file is served that came from a site. */
export function iconRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/api/icons/:file',
    { config: { cacheKind: 'icon' } },
    async (request, reply) => {
      const [, hash, said] = fileName.exec(request.params.file) ?? []
      const side = iconSides.find((known) => String(known) === said)
      if (hash === undefined || side === undefined) throw new AppError('not_found', 'There is no such icon')
      app.database?.check()
      const bytes = await findIcon(app.primary, hash, side)
      if (bytes === undefined) throw new AppError('not_found', 'There is no such icon')
      return reply.type('image/webp').send(bytes)
    },
  )
}
