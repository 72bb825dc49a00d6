import { newEmail, password } from './account.ts'
import { cardNames, heart } from './favorites.ts'
import { textOf } from './page-text.ts'
import { expect, sampleSite, test } from './site.ts'
import { newAddress, takeTime } from './submission.ts'
import { waitForScript } from './wait-for-script.ts'

for (const [javaScriptEnabled, locale] of [
  [true, 'zh'],
  [false, 'ja'],
] as const)
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('S1.1i S5.4a–f D5.5 /submit says what is missing, keeps invalid input, and confirms what is valid', async ({
      page,
    }) => {
      await page.goto('/submit')
      if (javaScriptEnabled) await waitForScript(page)
      const send = async () => {
        await takeTime(page)
        await page.getByRole('button', { name: 'Submit tool' }).click()
      }
      await send()
      await expect(page.getByRole('alert')).toBeFocused()
      const texts = [
        'Please enter the tool name',
        'Please enter the website URL',
        'Please select at least one category',
        'Please enter the description',
      ]
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(texts)
      await expect(page.locator('.form .error')).toHaveText(texts)
      await page.getByLabel('Tool name').fill('Lumen Notes')
      await page.getByLabel('Website URL').fill('http://localhost/')
      await page.getByText('More categories').click()
      await page.getByLabel('Travel').check()
      await page.getByLabel('Description').fill('Too short')
      await send()
      await expect(page.locator('.form .error')).toHaveText([
        'Please enter a public address that begins with https:// or http://',
        'The description must be at least 20 characters',
      ])
      await expect(page.getByLabel('Tool name')).toHaveValue('Lumen Notes')
      await expect(page.getByLabel('Travel')).toBeChecked()
      await expect(page.getByLabel('Travel')).toBeVisible()
      await expect(page.getByLabel('Description')).toHaveValue('Too short')
      await page.getByLabel('Website URL').fill(newAddress())
      // Counted in graphemes; the preview follows what is typed.
      await page.getByLabel('Description').fill('A family at the lake: 👨‍👩‍👧‍👦.')
      if (javaScriptEnabled) await expect(page.locator('#description-hint')).toContainText('24 of 2,000')
      if (javaScriptEnabled) await expect(page.locator('.preview h3')).toHaveText('Lumen Notes')
      await send()
      await expect(page.getByRole('status').getByText('submit successfully', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen Notes is on its way')
      await page.getByRole('link', { name: 'Submit another tool' }).click()
      await expect(page.getByLabel('Tool name')).toHaveValue('')
    })

    test(`D6.2c a visitor sends a correction from a tool’s page in ${locale} and follows its case`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/tool/deepl`)
      await page.getByRole('link', { name: textOf(locale, 'entry.correction') }).click()
      await expect(page).toHaveURL(`/${locale}/tool/deepl/report`)
      if (javaScriptEnabled) await waitForScript(page)
      const send = async () => {
        await takeTime(page)
        await page.getByRole('button', { name: textOf(locale, 'correction.send') }).click()
      }
      await send()
      await expect(page.locator('#problem-error')).toHaveText(textOf(locale, 'form.problemMissing'))
      await page.getByLabel(textOf(locale, 'correction.wrongFact')).check()
      await send()
      await expect(page.locator('#text-error')).toHaveText(textOf(locale, 'form.correctionMissing'))
      await expect(page.getByLabel(textOf(locale, 'correction.wrongFact'))).toBeChecked()
      await page.locator('[name=field]').selectOption('pricing')
      await page.locator('[name=text]').fill('There is a free plan.')
      await page.locator('[name=source]').fill('https://www.deepl.com/pro')
      await send()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(locale, 'correction.sentTitle'))
      await page.getByRole('link', { name: textOf(locale, 'form.toCase') }).click()
      await expect(page.locator('[aria-current=step]')).toContainText(textOf(locale, 'case.received'))
    })
  })

test.describe('a heart', () => {
  test.use({ javaScriptEnabled: false })

  test('S1.1j D4.8 D6.2a without JavaScript leads through signing up back to its tool, and saves it then', async ({
    page,
  }) => {
    await page.goto('/find?q=canva')
    await heart(page, 'Canva').click()
    await expect(page).toHaveURL(`${sampleSite}/collect`)
    await expect(page.getByText('Canva is not saved yet.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(`${sampleSite}/tool/canva`)
    await heart(page, 'Canva').click()
    await expect.poll(() => cardNames(page)).toEqual(['Canva'])
    await heart(page, 'Canva').click()
    await expect(page.getByText('Removed: Canva')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => cardNames(page)).toEqual(['Canva'])
  })
})

test.describe('while the network fails', () => {
  test.use({ expectedFaults: /Failed to load resource|ERR_/ })

  test('D7.3 a form keeps what was typed and says that it could not be sent', async ({ page }) => {
    await page.goto('/login')
    // Prefetched pages must have arrived: this test is about the form.
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Email').fill('a@example.com')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toContainText('This could not be sent just now.')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  })
})

test('S1.7b forms are on a dark stage, with white text and translucent white inputs, in both themes', async ({
  page,
}) => {
  const white = String.raw`(oklch\(1 0 0|rgba?\(255, 255, 255)`
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/login', '/submit']) {
      await page.goto(path)
      expect(await page.locator('.form-row > label').count()).toBeGreaterThan(1)
      for (const label of await page.locator('.form-row > label').all())
        await expect(label).toHaveCSS('color', RegExp(`^${white}\\)`))
      for (const input of await page.locator('.form :is(input[type=email], input[type=url], textarea)').all()) {
        await expect(input).toHaveCSS('color', RegExp(`^${white}\\)`))
        await expect(input).toHaveCSS('background-color', RegExp(`^${white}( /|,) 0\\.1`))
      }
      await expect(page.locator('.stage').first()).toHaveCSS('background-color', /^oklch\(0\.[0-3]|^rgb\((\d|[1-5]\d),/)
    }
  }
})
