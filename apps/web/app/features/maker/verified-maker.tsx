import type { Claim } from '@polydex/contract/case/claim'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { IconPart } from './icon-part.tsx'
import type { ClaimedTool } from './load-maker.server.ts'
import type { MakerAnswer } from './maker-answer.ts'
import { StatedMonths } from './stated-months.tsx'
import { VisitsForm } from './visits-form.tsx'

type VerifiedMakerProps = { tool: ClaimedTool; claim: Claim; answer: MakerAnswer | undefined }

/** What a verified maker may do: propose changes, name an icon and state visits. */
export function VerifiedMaker({ tool, claim, answer }: VerifiedMakerProps) {
  const { slug, name } = tool
  const { t, locale } = useLanguage()
  return (
    <>
      <section className="maker-part">
        <h2>{t('maker.entry')}</h2>
        <p>{t('maker.entryText')}</p>
        <p className="in-row maker-actions">
          <Link className="btn" to={pathTo('correction', locale, slug)}>
            {t('maker.propose')}
          </Link>
          <Link className="btn" to={pathTo('tool', locale, slug)}>
            {t('maker.seeTool', { name })}
          </Link>
        </p>
      </section>
      {claim.icon !== null && <IconPart tool={tool} icon={claim.icon} answer={answer} />}
      <section className="maker-part">
        <h2>{t('maker.visits')}</h2>
        <p>{t('maker.keptText', { name })}</p>
        <VisitsForm slug={slug} host={claim.host} answer={answer} />
        {claim.statedVisits.length > 0 && <StatedMonths months={claim.statedVisits} />}
      </section>
    </>
  )
}
