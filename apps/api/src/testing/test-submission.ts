import { submitTool } from '@polydex/contract/case/submission'

let sent = 0

/** The contract's example with a new address: a second open submission of one address would be refused. */
export const exampleSubmission = () => ({ ...submitTool.example, url: `https://lantern-notes.com/${(sent += 1)}` })
