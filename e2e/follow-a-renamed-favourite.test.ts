import { connect } from '@polydex/core/db/connect'
import { cardNames, keep, keptHere } from './favorites.ts'
import { expect, sampleSiteDatabase, test } from './site.ts'

test.beforeAll(async () => {
  const db = connect(sampleSiteDatabase, { poolSize: 1 })
  await db
    .insertInto('tool_aliases')
    .columns(['slug', 'tool_id'])
    .expression((query) =>
      query
        .selectFrom('tools')
        .select((row) => [row.val('canva-before').as('slug'), 'id'])
        .where('slug', '=', 'canva'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.destroy()
})

test('D2.3c a renamed favourite keeps its place under its new name, beside one that is no longer listed', async ({
  page,
}) => {
  await keep(page, ['no-such-tool', 'canva-before', 'deepl'])
  await page.goto('/collect')
  await expect.poll(() => cardNames(page)).toEqual(['Canva', 'DeepL'])
  await expect(page.getByRole('alert')).toContainText('1 saved tool is no longer listed.')
  expect(await keptHere(page)).toEqual(['no-such-tool', 'canva', 'deepl'])
  await page.getByRole('button', { name: 'Remove from the list' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await keptHere(page)).toEqual(['canva', 'deepl'])
})
