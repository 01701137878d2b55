import type { Answer, Contract } from '#api/contract/index.ts'
import type { SiteFacts } from './site-facts.server.ts'

type Page = Pick<Answer<Contract['getPage']>, 'id' | 'cms'>

/** What a page may ask to be checked before it is shown, by the name that stands in its data. */
const hooks: Record<string, (facts: SiteFacts) => boolean> = {
  cms: () => true,
  shop: ({ info }) => info.isECommerce,
  blog: ({ values }) => values.BLOG_ACTIVATED,
  newsletter: ({ values }) => values.NEWSLETTER_ACTIVATED,
}

/** Whether menus and lists offer a page; one whose hook nobody knows is left out of them. */
export function isOffered({ cms: { route } }: Page, facts: SiteFacts): boolean {
  return Object.hasOwn(hooks, route) && hooks[route]?.(facts) === true
}

/** Whether a page may be shown; a hook that nobody knows is a fault of ours, and shows nothing. */
export function mayShow(page: Page, facts: SiteFacts): boolean {
  const name = page.cms.route
  const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined
  if (!hook) throw new Error(`page ${page.id} asks for a hook that does not exist: ${name}`)
  return hook(facts)
}
