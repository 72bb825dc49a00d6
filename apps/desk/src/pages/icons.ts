import type { findIcons, IconOfTool } from '@polydex/core/icon/decide-icon'
import { html, outerLink, type Html } from '../html.ts'
import { formatTime } from './format-time.ts'
import { framePage } from './frame.ts'

const picture = (base: string, slug: string): Html =>
  html`<img class="icon" src="${base}/icons/${slug}/picture" alt="" width="96" height="96" loading="lazy" />`

/** The newest icons, to look over; those removed; a search by slug. */
export function iconsPage(
  base: string,
  editor: string,
  { newest, removed }: Awaited<ReturnType<typeof findIcons>>,
): string {
  const body = html`<form class="row" action="${base}/icons">
      <label><span>Tool (slug)</span><input name="tool" required /></label>
      <label><button>Show its icon</button></label>
    </form>
    ${newest.length === 0 && html`<p>No icon was drawn yet.</p>`}
    <ul class="icons">
      ${newest.map(({ slug, name }) => html`<li><a href="${base}/icons/${slug}">${picture(base, slug)} ${name}</a></li>`)}
    </ul>
    ${
      removed.length > 0 &&
      html`<h2>Removed</h2>
        <ul>
          ${removed.map(({ slug, name }) => html`<li><a href="${base}/icons/${slug}">${name}</a></li>`)}
        </ul>`
    }`
  return framePage({ base, title: 'Icons', body, editor })
}

/** The icon of one tool, where it is from, and what editors decided about it. */
export function iconPage(base: string, editor: string, tool: IconOfTool): string {
  const { slug, name, icon, namedUrl, isRemoved, decisions } = tool
  const body = html`${
      icon !== null &&
      html`<p>${picture(base, slug)}</p>
        <p class="meta">From ${outerLink(icon.sourceUrl)}, ${formatTime(icon.fetchedAt)} UTC.</p>`
    }
    ${icon === null && html`<p>${isRemoved ? 'Removed: the tool shows its first letter.' : 'There is none.'}</p>`}
    ${namedUrl !== null && html`<p class="meta">Its maker named ${outerLink(namedUrl)}.</p>`}
    <form method="post" action="${base}/icons/${slug}">
      ${
        isRemoved
          ? html`<button name="action" value="allow">Allow an icon again, from the next visit on</button>`
          : html`<button name="action" value="remove">Remove, and take none until it is allowed again</button>`
      }
    </form>
    ${
      decisions.length > 0 &&
      html`<h2>History</h2>
        <ul>
          ${decisions.map(({ action, editor: by, madeAt }) => html`<li>${action}, ${by ?? 'a former editor'}, ${formatTime(madeAt)} UTC</li>`)}
        </ul>`
    }
    <p><a href="${base}/icons">All icons</a></p>`
  return framePage({ base, title: `Icon of ${name}`, body, editor })
}
