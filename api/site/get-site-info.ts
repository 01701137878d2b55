import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** What anyone may know of the site. */
export const getSiteInfo: UseCase<Contract['getSiteInfo']> = async (_given, { site }) =>
  done({ id: site.id, name: site.name, url: site.origin, defaultLang: { code: site.lang, label: 'Français', flag: 'fr' } })
