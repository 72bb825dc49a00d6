/** What makes two addresses the same account: upper case and composed letters do not count. */
export const emailKeyOf = (email: string): string => email.toLowerCase().normalize('NFC')
