import type { OwnText } from '@polydex/contract/site/read-site'
import type { ComponentProps } from 'react'
import { LegalPage } from './legal-page.tsx'
import { arrangeOwnText } from './own-text.ts'
import { Paragraphs } from './paragraphs.tsx'

type OwnLegalPageProps = Pick<ComponentProps<typeof LegalPage>, 'page' | 'title' | 'sections'> & { own: OwnText }

/** The operator's own text, followed by the sections that are always ours. */
export function OwnLegalPage({ page, title, own, sections }: OwnLegalPageProps) {
  const { lead, sections: ownSections } = arrangeOwnText(own, title)
  const written = ownSections.map(({ texts, ...section }) => ({ ...section, content: <Paragraphs texts={texts} /> }))
  return <LegalPage page={page} title={title} lead={lead} sections={[...written, ...sections]} isOwn />
}
