import type { OwnText } from '@polydex/contract/site/read-site'

type OwnParts = { lead: string; sections: { id: string; title: string; texts: string[] }[] }

/** An operator's own text as a page shows it: its first paragraph leads; what follows before a heading has that of the page. */
export function arrangeOwnText([first, ...rest]: OwnText, title: string): OwnParts {
  const opening = first === undefined || first.heading === true ? '' : first.text
  const sections: OwnParts['sections'] = []
  for (const { heading, text } of opening === '' && first !== undefined ? [first, ...rest] : rest) {
    const last = sections.at(-1)
    if (heading === true) sections.push({ id: `own-${sections.length + 1}`, title: text, texts: [] })
    else if (last === undefined) sections.push({ id: 'own-1', title, texts: [text] })
    else last.texts.push(text)
  }
  return { lead: opening, sections }
}
