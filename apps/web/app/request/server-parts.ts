import { createContext } from 'react'

/** HTML of those parts of a page that the server alone renders, by name. Browsers get no code and no data for them. */
export type ServerParts = Readonly<Record<string, string>>

/** Set while the server renders a document; null in browsers. */
export const ServerPartsContext = createContext<ServerParts | null>(null)
