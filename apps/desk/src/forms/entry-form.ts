import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { pricingModel } from '@polydex/contract/tool/tool-card'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { html, type Html } from '../html.ts'

const line = (label: string, name: string, value: string): Html =>
  html`<label><span>${label}</span><input class="wide" name="${name}" value="${value}" /></label>`

const area = (label: string, name: string, value: string, rows: number): Html =>
  html`<label><span>${label}</span><textarea name="${name}" rows="${rows}">${value}</textarea></label>`

const box = (label: string, name: string, value: string, isChecked: boolean): Html =>
  html`<label
    ><input type="checkbox" name="${name}" value="${value}" ${isChecked ? html`checked` : null} /> ${label}</label
  >`

/** The fields of an entry. The language of the case is expanded, the others collapsed. */
export function entryForm(entry: ToolEntry, locale: Locale): Html {
  const others = localeCodes.filter((code) => code !== locale)
  const missing = others.filter((code) => entry.texts[code] === undefined)
  return html`<div class="columns">
    <div>
      ${line('Name', 'name', entry.name)} ${line('Slug', 'slug', entry.slug)}
      ${line('Homepage', 'homepage', entry.homepage)}
      ${line('Categories, the most fitting first, three at most', 'categories', entry.categories.join(', '))}
      <label
        ><span>Pricing</span
        ><select name="pricing">
          ${pricingModel.options.map(
            (model) => html`<option ${model === entry.pricing.model ? html`selected` : null}>${model}</option>`,
          )}
        </select></label
      >
      ${line('Features', 'features', entry.features.join(', '))}
      ${line('Features that it is known not to have', 'lacks', (entry.lacks ?? []).join(', '))}
      ${line('Tasks, the one it is made for first', 'tasks', (entry.tasks ?? []).join(', '))}
      ${line('Tools that people weigh against it', 'rivals', (entry.rivals ?? []).join(', '))}
      ${line('Also known as', 'alsoKnownAs', (entry.alsoKnownAs ?? []).join(', '))}
      ${box('A tool of another kind that has AI features', 'aiRole', 'feature', entry.aiRole === 'feature')}
      ${box('No longer offered', 'closed', 'true', entry.closed === true)}
    </div>
    <div>
      ${textFields(entry, locale)}
      <details>
        <summary>Other languages${missing.length > 0 && `, not translated: ${missing.join(', ')}`}</summary>
        ${others.map((code) => textFields(entry, code))}
      </details>
    </div>
  </div>`
}

function textFields({ texts }: ToolEntry, locale: Locale): Html {
  const { name = '', description = '', useCases = [], bestFor = '', notFor = '', rather = {} } = texts[locale] ?? {}
  const reasons = Object.entries(rather).map(([slug, reason]) => `${slug}: ${reason}`)
  return html`<fieldset>
    <legend>${locale}</legend>
    ${area('Description', `description-${locale}`, description, 4)}
    ${area('Use cases, one a line, two to four', `useCases-${locale}`, useCases.join('\n'), 3)}
    ${line('Name in this language, if it differs', `name-${locale}`, name)}
    ${line('Best for, in our judgement', `bestFor-${locale}`, bestFor)} ${line('Not for', `notFor-${locale}`, notFor)}
    ${area('Rivals and when to take them instead, as slug: if …', `rather-${locale}`, reasons.join('\n'), 2)}
  </fieldset>`
}
