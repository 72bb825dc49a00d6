/** Anchor of the alternatives on a tool's page. */
export const alternativesId = 'alternatives'
