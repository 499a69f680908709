// What is too small to be read or to be touched.
import type { Page } from 'playwright-core'

/** Texts below eleven pixels and, where fingers play, targets below forty: each by its text or class and its size. */
export const listSmall = (page: Page, within: string, touch: boolean): Promise<readonly string[]> =>
  page.evaluate(
    ([root, fingers]) => {
      const [LEAST_TEXT, LEAST_TARGET, ROUNDING] = [11, 40, 0.5]
      const found = new Set<string>()
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
      /** By how much an element is drawn larger than it is laid out. */
      const scaleOf = (element: Element): number => {
        if (element instanceof SVGTextElement) return element.getScreenCTM()?.a ?? 1
        const box = element instanceof HTMLElement ? element : element.closest<HTMLElement>('button, span, p')
        if (box === null || box.offsetWidth === 0) return 1
        const scale = box.getBoundingClientRect().width / box.offsetWidth
        // Widths are told in whole pixels.
        return Math.abs(scale - 1) * box.offsetWidth < 1 ? 1 : scale
      }
      const walker = document.createTreeWalker(document.querySelector(root) ?? document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement: parent, textContent } = node
        if (parent === null || textContent?.trim() === '' || parent.closest('.kit-name, [hidden]') || !isSeen(parent))
          continue
        const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent)
        if (size < LEAST_TEXT - ROUNDING / 10)
          found.add(`text ${size.toFixed(1)} "${textContent?.trim()}" ${parent.className}`)
      }
      if (fingers)
        for (const target of document.querySelectorAll(`${root} button:enabled`)) {
          if (!isSeen(target)) continue
          const { width, height } = target.getBoundingClientRect()
          if (Math.min(width, height) < LEAST_TARGET - ROUNDING)
            found.add(`target ${width.toFixed(0)}×${height.toFixed(0)} ${target.className}`)
        }
      return [...found]
    },
    [within, touch] as const,
  )
