import { html } from '../html.ts'
import { framePage } from './frame.ts'

const status = html`<p id="status" role="status"></p>
  <noscript><p>Passkeys need JavaScript.</p></noscript>`

/** Asks for a passkey, then redirects to `next`. */
export const signInPage = (base: string, next: string): string =>
  framePage({
    base,
    title: 'Sign in',
    script: 'passkey.js',
    body: html`<p>The desk is opened with a passkey, and asks for it again after 15 idle minutes.</p>
      <p><button id="sign-in" data-base="${base}" data-next="${next}">Use passkey</button></p>
      ${status}`,
  })

/** Makes a passkey with the key in the fragment of the address, which browsers do not send to servers. */
export const enrolPage = (base: string): string =>
  framePage({
    base,
    title: 'Make a passkey',
    script: 'passkey.js',
    body: html`<p>Your device keeps the passkey. The link of your invitation works once.</p>
      <p><button id="enrol" data-base="${base}" data-next="${base}/">Make passkey</button></p>
      ${status}`,
  })

/** For development only: editors sign in by name. */
export const namePage = (base: string, editors: readonly { accountId: number; name: string }[]): string =>
  framePage({
    base,
    title: 'Enter as',
    body: html`<form method="post" action="${base}/sign-in/name">
      ${editors.map(({ accountId, name }) => html`<button name="editor" value="${accountId}">${name}</button> `)}
      ${editors.length === 0 && html`<p>There is no editor: polydex account role editor &lt;email&gt; &lt;name&gt;</p>`}
    </form>`,
  })
