/** Such as 2026-11-16 17:18, in UTC: editors live in several time zones. */
export const formatTime = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ')
