import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { SuitsAnswers } from './answers/suits-answers.tsx'
import { ToolAnswers } from './answers/tool-answers.tsx'
import { BandSection } from './bands/band-section.tsx'
import { ToolFacts } from './facts/tool-facts.tsx'
import { StatedVisits } from './visits/stated-visits.tsx'
import { VisitsSection } from './visits/visits-section.tsx'
import './tool-body.css'

/** The answers, all figures and all facts. Only the server renders it (render-tool.server.tsx). */
export function ToolBody({ tool }: { tool: ToolDetail }) {
  const { traffic, bands, maker } = tool
  return (
    <>
      <ToolAnswers tool={tool} />
      <SuitsAnswers tool={tool} />
      {traffic !== null && <VisitsSection traffic={traffic} />}
      {bands !== null && <BandSection tool={tool} bands={bands} />}
      {maker !== null && maker.visits.length > 0 && <StatedVisits name={tool.name} visits={maker.visits} />}
      <ToolFacts tool={tool} />
    </>
  )
}
