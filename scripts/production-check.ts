// Checks the environment of a production start, as `npm start` would read it, and says what is wrong and what to do.
// Exits with 1 if the site should not go live like this. Changes nothing:  npm run production:check
import { gatherFacts } from './production/gather-facts.ts'
import { partChecks } from './production/part-checks.ts'
import { settingChecks } from './production/setting-checks.ts'

const facts = await gatherFacts(process.env)
const findings = [...settingChecks, ...partChecks].flatMap((check) => check.find(facts) ?? [])
for (const { level, fault, remedy } of findings) console.log(`${level}: ${fault} → ${remedy}`)
const refusals = findings.filter(({ level }) => level === 'refusal').length
const checks = settingChecks.length + partChecks.length
console.log(`${checks} checks, ${refusals} refusals, ${findings.length - refusals} warnings`)
process.exitCode = refusals > 0 ? 1 : 0
