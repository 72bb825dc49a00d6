import { expect, it } from 'vitest'
import { readReleases } from './read-releases.ts'

it('reads releases and their newest migration from a changelog', () => {
  const text =
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\nMigrations up to 0053.\n\n### Added\n\n## [0.1.0] - 2026-11-20\n\nMigrations up to 0050.\n'
  expect(readReleases(text)).toEqual([
    { version: '0.2.0', newest: '0053' },
    { version: '0.1.0', newest: '0050' },
  ])
  expect(readReleases('## [Unreleased]\n\n### Added\n')).toEqual([])
})

it('refuses a release that does not state its newest migration', () => {
  expect(() => readReleases('## [0.2.0] - 2026-12-01\n\n### Added\n')).toThrow('Migrations up to')
})
