import { createHash } from 'node:crypto'
import type { MetaDescriptor } from 'react-router'
import type { RequestContext } from '#app/http/request-context.ts'
import { composeTitle } from '#app/models/content/page-summary.ts'
import type { Alternate } from '#app/models/platform/web/sitemap.ts'
import type { PictureFacts } from '#app/models/site/pictures/picture.ts'
import { cardAddress, cardShapes, findCardPicture, houseCard } from '#app/models/site/pictures/picture-card.ts'
import { houseNameOf, readSiteFacts, type SiteFacts } from './site-facts.server.ts'

type PictureOfPage = PictureFacts & { id: string; alt: string }

/** What a page says of itself to whoever lists or shares it. */
export type HeadFacts = {
  path: string
  title: string
  description: string
  lang?: string | undefined
  /** The pictures of it, of which the first large one stands for it; the house itself where there is none. */
  pictures?: readonly PictureOfPage[] | undefined
  alternates?: Alternate[]
}

/** The head of a public page, for search engines and for those who share it. */
export async function makeHead(ctx: RequestContext, facts: HeadFacts): Promise<MetaDescriptor[]> {
  const { info, values } = await readSiteFacts(ctx)
  const { origin } = ctx.site
  const site = houseNameOf({ info, values })
  const title = composeTitle(facts.title, site)
  const { description, alternates = [] } = facts
  const url = origin + facts.path
  const picture = findCardPicture(facts.pictures ?? [])
  const card = cardAddress(picture ?? houseCard, 'partage', lookOf({ info, values }))
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternatesWith(alternates, info.defaultLang.code),
    ...property({ 'og:type': 'website', 'og:site_name': site, 'og:title': title, 'og:url': url }),
    ...property({ 'og:description': description, 'og:locale': localeOf(facts.lang ?? info.defaultLang.code) }),
    ...property({ 'og:image': origin + card, 'og:image:type': 'image/jpeg', 'og:image:alt': picture?.alt || site }),
    ...property({ 'og:image:width': String(cardShapes.partage.width), 'og:image:height': String(cardShapes.partage.height) }),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** A sign of what cards take of the house: their address changes with it. */
export function lookOf({ info, values }: SiteFacts): string {
  const { PRIMARY_COLOR, ACCENT_COLOR, PAPER_COLOR, INK_COLOR } = values
  const logos = info.logos.map(({ onlineImage }) => onlineImage.url)
  const told = JSON.stringify([houseNameOf({ info, values }), PRIMARY_COLOR, ACCENT_COLOR, PAPER_COLOR, INK_COLOR, logos])
  return createHash('sha256').update(told).digest('hex').slice(0, 8)
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
