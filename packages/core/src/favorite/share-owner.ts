/** What a share's key is sealed to: it does not open in another account's row. */
export const shareOwner = (accountId: number): string => `favorite-share:${accountId}`
