/** Where the alternatives stand on a tool's page. */
export const alternativesId = 'alternatives'
