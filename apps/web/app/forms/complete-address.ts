/** `example.com/page`: a host with a dot and perhaps a path, but no scheme. */
const isBareAddress = (text: string): boolean => /^[^\s:/?#@]+\.[^\s:/?#@.]+(?:[/?#]\S*)?$/.test(text)

/** Adds a missing scheme to the address, like browsers do. */
export const completeAddress = (text: string): string => (isBareAddress(text.trim()) ? `https://${text.trim()}` : text)
