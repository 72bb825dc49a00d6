/** A release and its newest migration. */
export type Release = { version: string; newest: string }

/** `## [0.2.0] - 2026-12-01`, and below it, in a line of its own, `Migrations up to 0053.` */
const heading = /^## \[(\d+\.\d+\.\d+)\].*\n+(?:Migrations up to (\d{4})\.$)?/gm

/** The releases in CHANGELOG.md. It is part of every release, so neither tags nor network are needed. */
export function readReleases(changelog: string): Release[] {
  return [...changelog.matchAll(heading)].map(([, version = '', newest]) => {
    if (newest === undefined)
      throw new Error(`CHANGELOG.md, ${version}: the line "Migrations up to <number>." is missing below its heading`)
    return { version, newest }
  })
}
