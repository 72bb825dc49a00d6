import { formatWait } from './format.ts'
import type { Language } from './translate.tsx'

/** That it was too often and, where that is known, when it will not be any more. */
export const tooOftenText = ({ t, locale }: Language, retryAfterSeconds: number | undefined): string =>
  retryAfterSeconds === undefined
    ? t('errors.rate_limited')
    : t('errors.rateLimitedUntil', { wait: formatWait(locale, retryAfterSeconds) })
