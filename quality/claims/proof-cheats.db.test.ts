import { describe, expect, it } from 'vitest'
import { openClaims } from './open-claims.ts'
import { proofCheats } from './proof-cheats.ts'

const claims = openClaims()

describe('the proof of a claim', () => {
  it('D6.2d is accepted from a file and from a DNS record', async () => {
    const [byFile, byRecord] = [await claims.list(), await claims.list()]
    const { caseId } = await claims.prove(byFile, claims.tokens.maker)
    const { token, recordName } = await claims.claim(byRecord.slug, claims.tokens.maker)
    claims.sites.records.set(recordName, ['v=spf1 -all', token])
    const found = await claims.check(byRecord.slug, claims.tokens.maker)
    expect(found).toMatchObject({ proof: 'dns', fault: null, isVerified: false })
    for (const id of [caseId, found?.case?.id ?? '']) await claims.decide(id)
    for (const { slug } of [byFile, byRecord])
      expect(await claims.makerOf(slug)).toMatchObject({ verifiedOn: expect.any(String), visits: [] })
  })

  it('D6.2d is accepted from the www. host if the host redirects there', async () => {
    const { slug, host } = await claims.list()
    const { token, fileUrl } = await claims.claim(slug, claims.tokens.maker)
    const location = claims.fileOf(`www.${host}`)
    claims.sites.pages.set(fileUrl, (_, response) => void response.writeHead(301, { location }).end())
    claims.sites.pages.set(location, `\n  ${token}\r\n`)
    expect(await claims.check(slug, claims.tokens.maker)).toMatchObject({ proof: 'file' })
  })

  it('is attacked with at least 12 cheats, each using a different weakness', () => {
    expect(proofCheats.length).toBeGreaterThanOrEqual(12)
    expect(new Set(proofCheats.map(({ weakness }) => weakness)).size).toBe(proofCheats.length)
  })

  it.each(proofCheats)('D6.2d is refused: $name', async ({ homepageOf, show, fault }) => {
    const { slug, host } = await claims.list(homepageOf)
    const other = await claims.list()
    const { token } = await claims.claim(slug, claims.tokens.cheat)
    const { token: foreign } = await claims.claim(slug, claims.tokens.maker)
    const { token: elsewhere } = await claims.claim(other.slug, claims.tokens.cheat)
    show({ sites: claims.sites, host, token, foreign, elsewhere })
    expect(await claims.check(slug, claims.tokens.cheat)).toMatchObject({
      fault,
      proof: null,
      provenAt: null,
      case: null,
    })
    expect(await claims.makerOf(slug)).toBeNull()
  })
})
