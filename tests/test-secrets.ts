/** For whole sites of tests: a production start asks for a key. In base64, 32 bytes. */
export const testSecretsKey = Buffer.from('polydex: 32 bytes for tests only').toString('base64')

/** Secret shared by web and API of a test site; a real site generates its own. */
export const innerSecret = 'between web and api of a test site'.replaceAll(' ', '-')
