/** What web and API of a site for tests have in common; a real site draws its own. */
export const innerSecret = 'between web and api of a test site'.replaceAll(' ', '-')
