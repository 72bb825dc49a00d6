import { thisSite } from '@polydex/contract/site/site'
import { version } from '@polydex/process/version'
import { html, type Html } from '../html.ts'

type Page = {
  /** The path of the desk, without its last slash. */
  base: string
  title: string
  body: Html
  /** Undefined before signing in. */
  editor?: string | undefined
  /** A script of browser/ that the page needs. */
  script?: string
}

/** A whole page of the desk. */
export const framePage = ({ base, title, body, editor, script }: Page): string =>
  `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${thisSite.name} desk</title>
        <link rel="stylesheet" href="${base}/files/desk.css" />
        ${script === undefined ? null : html`<script type="module" src="${base}/files/${script}"></script>`}
      </head>
      <body>
        <header>
          <a class="name" href="${base}/">${thisSite.name} desk</a>
          ${
            editor === undefined
              ? null
              : html`<form method="post" action="${base}/sign-out">
                  <span>${editor}</span> <button class="plain">Sign out</button>
                </form>`
          }
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${editor === undefined ? null : html`<footer>Polydex ${version}</footer>`}
      </body>
    </html>`.text
  }`
