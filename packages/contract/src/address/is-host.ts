/** A name or an IP address, with or without a port, as browsers send it: internationalized names are already punycode. */
const pattern = /^(?:[a-z\d_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a Host header is well formed, for the API and the web: code that builds a URL from it must not throw. */
export const isHost = (text: string): boolean => pattern.test(text) && URL.canParse(`http://${text}`)
