/** Carries the address of the visitor that the web speaks for. The API trusts it on its inner listener only. */
export const clientAddressHeader = 'x-client-address'
