/**
 * Where the API's inner listener tells the web which version of the data it reads, as plain text. While that is the same,
 * no public page differs.
 */
export const dataVersionPath = '/data-version'
