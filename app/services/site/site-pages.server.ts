import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { memoizeOn } from '../platform/memoize-on.server.ts'
import { isOffered } from './page-hooks.server.ts'
import { readSiteFacts } from './site-facts.server.ts'

export type SitePage = Answer<Contract['listPages']>[number]

const known = new WeakMap<RequestContext, Map<string, Promise<readonly SitePage[]>>>()

/** Every page that visitors may see, in the site's own language or another of its own; read once a request. */
export function readSitePages(ctx: RequestContext, lang?: string): Promise<readonly SitePage[]> {
  const byLang = known.get(ctx) ?? new Map<string, Promise<readonly SitePage[]>>()
  known.set(ctx, byLang)
  const pages = byLang.get(lang ?? '') ?? ask(ctx, lang)
  byLang.set(lang ?? '', pages)
  return pages
}

/** A page of a feature that is switched off is in no menu and in no list. */
async function ask(ctx: RequestContext, lang: string | undefined): Promise<readonly SitePage[]> {
  const api = lang === undefined ? ctx.api : ctx.apiIn(lang)
  const [pages, facts] = await Promise.all([api.listPages(), readSiteFacts(ctx)])
  const all = orThrow(pages)
  return memoizeOn([all, facts.info, facts.values], 'offered', () => all.filter((page) => isOffered(page, facts)))
}
