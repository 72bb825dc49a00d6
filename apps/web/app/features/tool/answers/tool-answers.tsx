import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { standingOf } from '@polydex/contract/tool/tool-fact-values'
import { useTranslate, useLanguage } from '../../../i18n/translate.tsx'
import { CostAnswer } from './cost-answer.tsx'
import './tool-answers.css'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { AlternativeReason } from '../alternatives/alternative-reason.tsx'
import { alternativesId } from '../../../addresses/alternatives-id.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatDay, formatList } from '../../../i18n/format.ts'
import { changeTexts, sortLanguages } from '../../../facts/fact-texts.ts'
import { describeAlive } from '../../../facts/describe-alive.ts'
import { NotKnown } from '../facts/not-known.tsx'
import { Standing } from '../facts/standing.tsx'
import { interfaceName } from '../../../i18n/names/interface-name.ts'
import { platformName, platformTitle } from '../../../i18n/names/platform-name.ts'

/** More are a list to read, not an answer; the facts below have all. */
const maxPlatforms = 5
const maxLanguages = 4

/** Platforms, and the languages of its interface with the visitor's own first. */
function RunsAnswer({ tool: { slug, facts } }: { tool: Pick<ToolDetail, 'slug' | 'facts'> }) {
  const { t, locale } = useLanguage()
  const { platforms, interface: spoken } = facts
  const runsOn = platforms?.yes.slice(0, maxPlatforms) ?? []
  const all = sortLanguages(locale, spoken?.yes ?? [])
  const languages = all.slice(0, maxLanguages)
  return (
    <>
      {runsOn.length === 0 ? (
        <p>
          <NotKnown slug={slug} kind="platforms" />
        </p>
      ) : (
        <p className="answer" {...asServed}>
          {formatList(
            locale,
            runsOn.map((one, place) => (place === 0 ? platformTitle(t, locale, one) : platformName(t, one))),
          )}
          <Standing of={standingOf(platforms)} />
        </p>
      )}
      {languages.length > 0 && (
        <p {...asServed}>
          {t('entry.interfaceIn', {
            languages: formatList(
              locale,
              languages.map((code) => interfaceName(locale, code)),
            ),
          })}
          {all.length > maxLanguages && ` +${all.length - maxLanguages}`}
          <Standing of={standingOf(spoken)} />
        </p>
      )}
    </>
  )
}

const shown = 2
/** The nearest alternatives; the others are at the end of the page. */
function OthersAnswer({ alternatives }: Pick<ToolDetail, 'alternatives'>) {
  const { t, locale } = useLanguage()
  return (
    <>
      <ul>
        {alternatives.slice(0, shown).map(({ slug, name, mark, likeness }) => (
          <li key={slug}>
            <Mark name={name} mark={mark} size={24} />
            <div>
              <Link to={pathTo('tool', locale, slug)}>{name}</Link>
              {/* When to take it instead is said below. */}
              <AlternativeReason likeness={likeness && { ...likeness, rather: null }} most={1} />
            </div>
          </li>
        ))}
      </ul>
      {alternatives.length > shown && (
        <p>
          <a href={`#${alternativesId}`}>{t('tool.seeAlternatives')}</a>
        </p>
      )}
    </>
  )
}

/**
 * What visitors ask first, each answered in a few words with what is known. Only the server renders it
 * (render-tool.server.tsx).
 */
export function ToolAnswers({ tool }: { tool: ToolDetail }) {
  const t = useTranslate()
  return (
    <div className="answers">
      <section>
        <h2>{t('entry.askCost')}</h2>
        <CostAnswer tool={tool} />
      </section>
      <section>
        <h2>{t('entry.askRuns')}</h2>
        <RunsAnswer tool={tool} />
      </section>
      <section>
        <h2>{t('entry.askSince')}</h2>
        <SinceAnswer tool={tool} />
      </section>
      {tool.alternatives.length > 0 && (
        <section>
          <h2>{t('entry.askElse')}</h2>
          <OthersAnswer alternatives={tool.alternatives} />
        </section>
      )}
    </div>
  )
}

type SinceAnswerProps = { tool: Pick<ToolDetail, 'slug' | 'facts' | 'addedOn' | 'status' | 'alive' | 'alternatives'> }

/** The year it opened, what became of it, since when it is listed, and whether its site answers; a closed tool is closed. */
function SinceAnswer({ tool }: SinceAnswerProps) {
  const { slug, facts, addedOn, status } = tool
  const { t, locale } = useLanguage()
  const { launched, changes } = facts
  return (
    <>
      {status === 'closed' && <p className="answer">{t('card.closed')}</p>}
      {launched === undefined ? (
        <p>
          <NotKnown slug={slug} kind="launched" />
        </p>
      ) : (
        <p className={status === 'closed' ? undefined : 'answer'}>
          {t('entry.sinceYear', { year: String(launched.value) })}
          <Standing of={standingOf(launched)} />
        </p>
      )}
      {changeTexts(t, changes?.value ?? []).map((text) => (
        <p key={text}>
          {text}
          <Standing of={standingOf(changes)} />
        </p>
      ))}
      <p {...asServed}>
        {addedOn === null ? t('entry.addedUnknown') : t('entry.listedSince', { day: formatDay(locale, addedOn) })}
      </p>
      <AliveLine {...tool} />
    </>
  )
}

function AliveLine({ alive, alternatives }: Pick<ToolDetail, 'alive' | 'alternatives'>) {
  const { t, locale } = useLanguage()
  if (alive === null) return null
  return (
    <p {...asServed}>
      {describeAlive(t, locale, alive)}
      {alive.silentSince !== null && alternatives.length > 0 && (
        <>
          {' · '}
          <a href={`#${alternativesId}`}>{t('tool.seeAlternatives')}</a>
        </>
      )}
    </p>
  )
}
