/** The description of the API for programs (OpenAPI). */
export const descriptionPath = '/api/openapi.json'

/** The same as a page for people, in English only; its files are below it. */
export const documentationPath = '/api/docs'
