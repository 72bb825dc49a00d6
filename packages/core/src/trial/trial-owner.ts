/** What a tool's trial credentials are sealed to: they do not open in another tool's row. */
export const trialOwner = (toolId: number): string => `tool-trial:${toolId}`
