import { formatWait } from './format.ts'
import type { Language } from './translate.tsx'

/** The text for a rate limit, with the waiting time if it is known. */
export const tooOftenText = ({ t, locale }: Language, retryAfterSeconds: number | undefined): string =>
  retryAfterSeconds === undefined
    ? t('errors.rate_limited')
    : t('errors.rateLimitedUntil', { wait: formatWait(locale, retryAfterSeconds) })
