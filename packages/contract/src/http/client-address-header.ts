/** Carries the address of the visitor on whose behalf the web calls. The API trusts it only on its inner listener. */
export const clientAddressHeader = 'x-client-address'
