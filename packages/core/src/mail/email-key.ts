/** Normalizes an address for identifying its account: ignores case and Unicode composition. */
export const emailKeyOf = (email: string): string => email.toLowerCase().normalize('NFC')
