import { keptInBrowser } from '../../../browser/kept-in-browser.ts'

/** Where the choice is stored; without one, the system decides. */
const themeKey = keptInBrowser.theme.name

/** Runs before the first paint, so that the page never flashes in the other theme. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/** Switches the theme and stores the choice. */
export function switchTheme(): void {
  const { dataset } = document.documentElement
  const isDark =
    dataset.theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : dataset.theme === 'dark'
  dataset.theme = isDark ? 'light' : 'dark'
  try {
    localStorage.setItem(themeKey, dataset.theme)
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
