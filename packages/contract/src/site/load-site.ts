// Imported first by every program: modules that depend on the operator's choices are evaluated after it.
import { siteVariable } from './default-site.ts'
import { readSite, SiteFaults, type SiteSettings } from './read-site.ts'

function load(): SiteSettings {
  try {
    return readSite(process.env)
  } catch (error) {
    if (!(error instanceof SiteFaults)) throw error
    for (const fault of error.faults) process.stderr.write(`${fault}\n`)
    return process.exit(1)
  }
}

/** What the operator chose in site.json, with the files that it names. A faulty file ends the program. */
export const siteSettings = load()

const { site } = siteSettings
if (Object.keys(site).length > 0) process.env[siteVariable] = JSON.stringify(site)
else delete process.env[siteVariable]
