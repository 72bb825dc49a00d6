import { limitNames } from '../apps/api/src/limits/limit-config.ts'

/** For whole sites whose tests are not about limits: one machine asks for everybody. */
export const limitsOff: Record<string, string> = {
  ...Object.fromEntries(limitNames.map((name) => [name, 'off'])),
  LIMIT_SEARCHES_AT_ONCE: '1000',
}
