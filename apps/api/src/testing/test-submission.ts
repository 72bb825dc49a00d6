import { submitTool } from '@polydex/contract/submission'

let sent = 0

/** The example of the contract at a new address: of two open submissions of one address the second is refused. */
export const exampleSubmission = () => ({ ...submitTool.example, url: `https://lantern-notes.com/${(sent += 1)}` })
