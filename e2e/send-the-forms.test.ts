import { cookiesOf, newEmail, password } from './account.ts'
import { expect, sampleSite, test } from './site.ts'
import { newAddress, takeTime } from './submission.ts'
import { waitForScript } from './wait-for-script.ts'

const accountTexts = [
  ['', '', 'Please enter email', 'enter your PIN'],
  ['nobody', '12345', 'Please enter a valid email address', 'Password must be at least 6 characters'],
] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const [path, button] of [
      ['/login', 'Log in'],
      ['/register', 'Create an account'],
    ] as const) {
      test(`S5.1a S5.1b S5.2a S5.2b S9.1a ${path} says what is wrong with email and password`, async ({ page }) => {
        for (const [email, pin, emailText, pinText] of accountTexts) {
          await page.goto(path)
          if (javaScriptEnabled) await waitForScript(page)
          await page.getByLabel('Email').fill(email)
          await page.getByLabel('Password', { exact: true }).fill(pin)
          await page.getByRole('button', { name: button }).click()
          const summary = page.getByRole('alert')
          await expect(summary).toBeFocused()
          await expect(summary.getByRole('heading')).toHaveText('Please check 2 fields')
          await expect(summary.getByRole('link')).toHaveText([emailText, pinText])
          await expect(page.locator('.form .error')).toHaveText([emailText, pinText])
          await expect(page.getByLabel('Email')).toHaveAccessibleDescription(emailText)
          await expect(page.getByLabel('Email')).toHaveValue(email)
          await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
          await summary.getByRole('link', { name: pinText }).click()
          await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
        }
      })
    }

    test('S1.1i S5.4a S5.4b S5.4c S5.4d /submit says what is missing', async ({ page }) => {
      await page.goto('/submit')
      if (javaScriptEnabled) await waitForScript(page)
      await takeTime(page)
      await page.getByRole('button', { name: 'Submit tool' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      const texts = [
        'Please enter the tool name',
        'Please enter the website URL',
        'Please select at least one category',
        'Please enter the description',
      ]
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(texts)
      await expect(page.locator('.form .error')).toHaveText(texts)
      await expect(page.getByRole('group', { name: /^Categories/ })).toHaveAccessibleDescription(
        'Please select at least one category',
      )
    })

    test('S1.1i S5.4e S5.4f D5.5 /submit keeps invalid input, and says ‘submit successfully’ once it is valid', async ({
      page,
    }) => {
      await page.goto('/submit')
      if (javaScriptEnabled) await waitForScript(page)
      await page.getByLabel('Tool name').fill('Lumen Notes')
      await page.getByLabel('Website URL').fill('http://localhost/')
      await page.getByLabel('Coding Assistants').check()
      await page.getByText('More categories').click()
      await page.getByLabel('Travel').check()
      await page.getByLabel('Description').fill('Too short')
      await takeTime(page)
      await page.getByRole('button', { name: 'Submit tool' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.locator('.form .error')).toHaveText([
        'Please enter a public address that begins with https:// or http://',
        'The description must be at least 20 characters',
      ])
      await expect(page.getByLabel('Tool name')).toHaveValue('Lumen Notes')
      await expect(page.getByLabel('Coding Assistants')).toBeChecked()
      await expect(page.getByLabel('Travel')).toBeChecked()
      await expect(page.getByLabel('Travel')).toBeVisible()
      await expect(page.getByLabel('Description')).toHaveValue('Too short')
      await page.getByLabel('Website URL').fill(newAddress())
      await page.getByLabel('Description').fill('Writes down a lecture while it happens.\nAnd links each line.')
      await takeTime(page)
      await page.getByRole('button', { name: 'Submit tool' }).click()
      await expect(page.getByRole('status').getByText('submit successfully', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen Notes is on its way')
      if (javaScriptEnabled) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.getByRole('link', { name: 'Submit another tool' }).click()
      await expect(page.getByLabel('Tool name')).toHaveValue('')
    })

    test('S1.1j signing up leads to the requested page, and logging in to the home page', async ({ page }) => {
      const email = newEmail()
      await page.goto('/de/register?next=/de/about')
      await page.getByLabel('E-Mail-Adresse').fill(email)
      await page.getByLabel('Passwort', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Konto anlegen' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Über Polydex' })).toBeVisible()
      expect((await cookiesOf(page))['token']).toBeDefined()
      await page.context().clearCookies()
      await page.goto('/de/login')
      await page.getByLabel('E-Mail-Adresse').fill(email)
      await page.getByLabel('Passwort', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await page.waitForURL(`${sampleSite}/de`)
      expect((await cookiesOf(page))['token']).toBeDefined()
    })
  })
}

test('D5.2 D5.5 D7.3 a common password and the address as password are refused, in the language of the page', async ({
  page,
}) => {
  await page.goto('/ja/register')
  await page.getByLabel('メールアドレス').fill(newEmail())
  await page.getByLabel('パスワード', { exact: true }).fill('password1')
  await page.getByRole('button', { name: 'アカウントを作成' }).click()
  await expect(page.locator('.form .error')).toHaveText('よく使われるパスワードのため、別のものを設定してください')
  const email = newEmail()
  await page.goto('/de/register')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.locator('.form .error')).toHaveText(
    'Dieses Passwort ist die eigene Adresse oder der Name dieser Seite, bitte ein anderes wählen',
  )
})

test('the preview updates while typing, and the description is counted in graphemes', async ({ page }) => {
  await page.goto('/submit')
  await waitForScript(page)
  await page.getByLabel('Tool name').fill('Lumen Notes')
  await page.getByLabel('Coding Assistants').check()
  await page.getByLabel('Description').fill('A family: 👨‍👩‍👧‍👦.')
  await expect(page.locator('.preview h3')).toHaveText('Lumen Notes')
  await expect(page.locator('.preview .labels')).toContainText('Coding Assistants')
  await expect(page.locator('#description-hint')).toContainText('12 of 2,000')
})

test.describe('without a network', () => {
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
