// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the outer function alone
import type { Page } from '@playwright/test'

type GroupContrast = { theme: string; group: string; contrast: number }

/**
 * Contrast of a drawn shape with the page, by its outline if it has one, else by its fill, in the colours of all
 * groups, in light and in dark.
 */
export async function findGroupContrasts(page: Page, selector: string): Promise<GroupContrast[]> {
  const found: GroupContrast[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    found.push(...(await page.evaluate(measure, { selector, theme })))
  }
  return found
}

function measure({ selector, theme }: { selector: string; theme: string }): GroupContrast[] {
  const groups = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule ? (/^\.g-([a-z]+)$/.exec(rule.selectorText)?.[1] ?? []) : []))
  const shape = document.querySelector(selector)
  const holder = shape?.closest('[class*="g-"]')
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  if (shape === null || holder === null || holder === undefined || pen === null || groups.length === 0)
    throw new Error(`${selector} cannot be measured`)
  const luminanceOf = (colour: string): number => {
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ground = luminanceOf(getComputedStyle(document.body).backgroundColor)
  const own = holder.className
  const measured = groups.map((group) => {
    holder.className = own.replace(/(?<=^|\s)g-[a-z]+/, `g-${group}`)
    const { stroke, fill } = getComputedStyle(shape)
    const shown = luminanceOf(stroke === 'none' ? fill : stroke)
    const contrast = (Math.max(ground, shown) + 0.05) / (Math.min(ground, shown) + 0.05)
    return { theme, group, contrast: Number(contrast.toFixed(2)) }
  })
  holder.className = own
  return measured
}
