import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

// Typed as what it is in the pages that it is put into.
declare const axe: typeof import('axe-core')

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Looked = { include?: string[]; exclude?: string[]; rules?: string[] }

/** What axe finds wrong in a page and in its frames, each fault with the elements that have it. */
export async function findFaults(page: Page, { include, exclude, rules }: Looked = {}): Promise<string[]> {
  // A page that was looked at before still has it; a frame that waits to be scrolled to holds nothing yet.
  const frames = page.frames().filter((frame) => !/^(?:about:blank)?$/.test(frame.url()))
  for (const frame of frames) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  return page.evaluate(
    async ({ context, runOnly }) => {
      const { violations } = await axe.run(context, { resultTypes: ['violations'], elementRef: false, ...runOnly })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { context: { include: include ?? ['html'], exclude: exclude ?? [] }, runOnly: rules && { runOnly: rules } },
  )
}
