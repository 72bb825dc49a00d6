/** Owner to which the key of a share link is sealed: it does not open in another account's row. */
export const shareOwner = (accountId: number): string => `favorite-share:${accountId}`

/** Owner to which the key of a list's link is sealed: it does not open for another list. */
export const listOwner = (listId: string): string => `list-share:${listId}`

/** Owner to which the address for the answer to a case is sealed: it does not open for another case. */
export const replyToOwner = (caseId: string): string => `reply-to:${caseId}`

/** Owner to which a tool's trial credentials are sealed: they do not open in another tool's row. */
export const trialOwner = (toolId: number): string => `tool-trial:${toolId}`
