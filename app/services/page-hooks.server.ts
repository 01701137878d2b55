import type { Answer, Contract } from '#api/contract/index.ts'

type Page = Answer<Contract['getPage']>

/** What a page may ask to be checked before it is shown, by the name that stands in its data. */
const hooks: Record<string, (page: Page) => boolean> = {
  cms: () => true,
}

/** Whether a page may be shown; a hook that nobody knows is a fault of ours, and shows nothing. */
export function mayShow(page: Page): boolean {
  const name = page.cms.route
  const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined
  if (!hook) throw new Error(`page ${page.id} asks for a hook that does not exist: ${name}`)
  return hook(page)
}
