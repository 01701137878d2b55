import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestScene } from '#app/http/visit-context.ts'
import { madeOnce } from '../platform/made-once.server.ts'
import { isOffered } from './page-hooks.server.ts'
import { readSiteFacts } from './site-facts.server.ts'

export type SitePage = Answer<Contract['listPages']>[number]

const known = new WeakMap<RequestScene, Map<string, Promise<readonly SitePage[]>>>()

/** Every page that visitors may see, in the site's own language or another of its own; read once a request. */
export function readSitePages(scene: RequestScene, lang?: string): Promise<readonly SitePage[]> {
  const byLang = known.get(scene) ?? new Map<string, Promise<readonly SitePage[]>>()
  known.set(scene, byLang)
  const pages = byLang.get(lang ?? '') ?? ask(scene, lang)
  byLang.set(lang ?? '', pages)
  return pages
}

/** A page of a feature that is switched off is in no menu and in no list. */
async function ask(scene: RequestScene, lang: string | undefined): Promise<readonly SitePage[]> {
  const api = lang === undefined ? scene.api : scene.apiIn(lang)
  const [pages, facts] = await Promise.all([api.listPages(), readSiteFacts(scene)])
  const all = orThrow(pages)
  return madeOnce([all, facts.info, facts.values], 'offered', () => all.filter((page) => isOffered(page, facts)))
}
