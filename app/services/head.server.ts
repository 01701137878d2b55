import type { MetaDescriptor } from 'react-router'
import type { RequestScene } from '#app/http/visit-context.ts'
import { composeTitle } from '#app/models/page-summary.ts'
import { sharedPictureOf } from '#app/models/picture.ts'
import type { Alternate } from '#app/models/sitemap.ts'
import { houseNameOf, readSiteFacts } from './site-facts.server.ts'

/** What a page says of itself to whoever lists or shares it. */
export type HeadFacts = {
  path: string
  title: string
  description: string
  lang?: string | undefined
  /** The address of the picture that stands for it; the logo where there is none. */
  picture?: string | undefined
  alternates?: Alternate[]
}

/** The head of a public page, for search engines and for those who share it. */
export async function makeHead(scene: RequestScene, facts: HeadFacts): Promise<MetaDescriptor[]> {
  const { info, values } = await readSiteFacts(scene)
  const { origin } = scene.site
  const site = houseNameOf({ info, values })
  const title = composeTitle(facts.title, site)
  const { description, alternates = [] } = facts
  const url = origin + facts.path
  const logo = info.logos.find(({ type }) => type === 'LOGO')?.onlineImage
  const picture = facts.picture ?? (logo && sharedPictureOf({ url: logo.url, width: 0 }))
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternatesWith(alternates, info.defaultLang.code),
    ...property({ 'og:type': 'website', 'og:site_name': site, 'og:title': title, 'og:url': url }),
    ...property({ 'og:description': description, 'og:locale': localeOf(facts.lang ?? info.defaultLang.code) }),
    ...property({ 'og:image': picture ? new URL(picture, origin).href : '' }),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ]
}

function property(named: Record<string, string>): MetaDescriptor[] {
  return Object.entries(named).flatMap(([property, content]) => (content ? [{ property, content }] : []))
}

function alternatesWith(alternates: Alternate[], own: string): MetaDescriptor[] {
  const fallback = alternates.find(({ lang }) => lang === own)
  const all = fallback ? [...alternates, { lang: 'x-default', url: fallback.url }] : alternates
  return all.map(({ lang, url }) => ({ tagName: 'link', rel: 'alternate', hrefLang: lang, href: url }))
}

const countries: Record<string, string> = { fr: 'FR', en: 'GB', de: 'DE', es: 'ES', it: 'IT', nl: 'NL' }

function localeOf(lang: string): string {
  return countries[lang] ? `${lang}_${countries[lang]}` : lang
}
