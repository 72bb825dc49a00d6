import { z } from 'zod'

/** Shared by the API, the worker and the scripts; each app adds its own variables. */
export const databaseConfig = z.object({ DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }) })
