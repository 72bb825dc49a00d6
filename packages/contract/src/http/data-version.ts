/**
 * Path on the API's inner listener that returns the version of the data as plain text. While it is unchanged, no public
 * page differs.
 */
export const dataVersionPath = '/data-version'
