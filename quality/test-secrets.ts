/** For whole sites of tests: a production start asks for a key. In base64, 32 bytes. */
export const testSecretsKey = Buffer.from('polydex: 32 bytes for tests only').toString('base64')
