import { gatherFacts } from '../production/gather-facts.ts'
import { findFaults } from '../production/find-faults.ts'

/** Checks the environment of a production start, and says what is wrong and what to do. Changes nothing. */
export async function checkProduction(): Promise<number> {
  const findings = [...findFaults(await gatherFacts(process.env))]
  for (const { level, fault, remedy } of findings) console.log(`${level}: ${fault} → ${remedy}`)
  const refusals = findings.filter(({ level }) => level === 'refusal').length
  console.log(`${refusals} refusals, ${findings.length - refusals} warnings`)
  return refusals > 0 ? 1 : 0
}
