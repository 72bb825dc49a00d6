/** What a share's key is sealed to: it does not open in another account's row. */
export const shareOwner = (accountId: number): string => `favorite-share:${accountId}`

/** What the address for the answer to a case is sealed to: it does not open for another case. */
export const replyToOwner = (caseId: string): string => `reply-to:${caseId}`

/** What a tool's trial credentials are sealed to: they do not open in another tool's row. */
export const trialOwner = (toolId: number): string => `tool-trial:${toolId}`
