/** By this header the web names the visitor it speaks for; the API believes it on its inner listener alone. */
export const clientAddressHeader = 'x-client-address'
