import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { html } from '../html.ts'
import { framePage } from './frame.ts'

/** The public page's content in each language, as visitors would read it. */
export const previewPage = (base: string, editor: string, details: ReadonlyMap<Locale, ToolDetail>): string =>
  framePage({
    base,
    title: 'Preview',
    editor,
    body: html`${[...details].map(
      ([locale, { name, description, useCases, textLocale, categories, pricing, features }]) =>
        html`<fieldset>
          <legend>
            ${locale}${textLocale !== locale && html` <span class="meta">not translated, shown in ${textLocale ?? 'no language'}</span>`}
          </legend>
          <div lang="${textLocale === null ? 'en' : getLocaleRow(textLocale).htmlLang}">
            <h2>${name}</h2>
            <p>${description}</p>
            <ul>
              ${useCases.map((useCase) => html`<li>${useCase}</li>`)}
            </ul>
          </div>
          <p class="meta">
            ${categories.map((category) => category.name).join(', ')} · ${pricing.model} ·
            ${features.map((feature) => feature.name).join(', ')}
          </p>
        </fieldset>`,
    )}`,
  })
