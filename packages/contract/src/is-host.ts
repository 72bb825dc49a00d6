/** A name or an address, with or without a port, as browsers write it: names of other scripts are in ASCII by then. */
const pattern = /^(?:[a-z\d_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a Host header can be one, for the API and the web: whatever reads it as part of an address must not fail at it. */
export const isHost = (text: string): boolean => pattern.test(text) && URL.canParse(`http://${text}`)
