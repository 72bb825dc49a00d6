/** The description of the API for programs (OpenAPI). */
export const descriptionPath = '/api/openapi.json'

/** The same as an HTML page, in English only; its files are below this path. */
export const documentationPath = '/api/docs'
