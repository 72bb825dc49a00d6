import type { DeskCase } from '@polydex/core/desk/find-case'
import type { LifeSign } from '@polydex/core/desk/life-signs'
import { html, outerLink, type Html } from '../html.ts'
import { undoForm } from './case.ts'
import { formatTime } from './format-time.ts'
import { framePage } from './frame.ts'

const meanings: Record<LifeSign['sign'], string> = {
  silent: 'no answer',
  failing: 'its server fails',
  certificate: 'certificate expired or of another host',
  gone: 'no home page',
  moved: 'redirects for good to another site',
  parked: 'looks parked',
  'for-sale': 'looks for sale',
  closed: 'says that it has closed',
}

const signRow = (base: string, life: LifeSign): Html => {
  const { slug, name, homepage, sign, since, days, visitedAt, status, finalUrl, title, answeredOn } = life
  return html`<tr>
    <th scope="row">${name}<br />${outerLink(homepage)}</th>
    <td>${meanings[sign]}<br /><span class="meta">since ${since}, seen on ${days} days</span></td>
    <td>
      ${status ?? 'none'}${title !== null && `, “${title}”`}${finalUrl !== null && finalUrl !== homepage && html`<br />${outerLink(finalUrl)}`}
      <br /><span class="meta">${formatTime(visitedAt)}${answeredOn !== null && `; answered on ${answeredOn}`}</span>
    </td>
    <td>
      <form class="row" method="post" action="${base}/signs/${slug}">
        <button name="action" value="closed">Closed</button>
        <button name="action" value="address">New address</button>
        <button name="action" value="nothing">Nothing</button>
      </form>
    </td>
  </tr>`
}

/** Tools that may not be alive, with what their home pages answered last. `closed`: the case of one that was just closed. */
export function lifeSignsPage(
  base: string,
  editor: string,
  signs: readonly LifeSign[],
  closed: DeskCase | undefined,
): string {
  const body = html`${
      closed?.status === 'accepted' &&
      html`<div class="notice" role="status"><span>${closed.reference}: closed.</span> ${undoForm(base, closed)}</div>`
    }
    <p class="meta">
      Seen on at least five days. Visitors read nothing of it, except that there is no answer. “Closed” is a decision,
      as on a correction; “New address” opens the entry; “Nothing” asks again after 30 days, or when something changes.
    </p>
    ${
      signs.length === 0
        ? html`<p>Nothing speaks against any tool.</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Tool</th>
                <th scope="col">Sign</th>
                <th scope="col">Last visit (UTC)</th>
                <th scope="col">It is</th>
              </tr>
            </thead>
            <tbody>
              ${signs.map((life) => signRow(base, life))}
            </tbody>
          </table>`
    }
    <p><a href="${base}/">The queue</a></p>`
  return framePage({ base, title: 'Signs of life', body, editor, script: 'keys.js' })
}
