/** What a share's key is sealed to: it does not open in another account's row. */
export const shareOwner = (accountId: number): string => `favorite-share:${accountId}`

/** What a tool's trial credentials are sealed to: they do not open in another tool's row. */
export const trialOwner = (toolId: number): string => `tool-trial:${toolId}`
