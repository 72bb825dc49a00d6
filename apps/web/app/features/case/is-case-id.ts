/** Whether a part of an address can name a case at all. */
export const isCaseId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
