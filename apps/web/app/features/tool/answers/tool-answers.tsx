import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { useTranslate } from '../../../i18n/translate.tsx'
import { CostAnswer } from './cost-answer.tsx'
import { OthersAnswer } from './others-answer.tsx'
import { RunsAnswer } from './runs-answer.tsx'
import { SinceAnswer } from './since-answer.tsx'
import './tool-answers.css'

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
