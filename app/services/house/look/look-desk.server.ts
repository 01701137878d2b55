import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { type RequestContext, type RouteArgs, requestContext } from '#app/http/request-context.ts'
import { logoFields, logoLinks } from '#app/models/house/look-logos.ts'
import { plans } from '#app/models/site/look/direction-plans.ts'
import { defaultFonts, type FontType, fontFamilies, isFontFamily } from '#app/models/site/look/font.ts'
import type { ParameterEntry } from '#app/models/site/settings/parameter.ts'
import type { ParameterType } from '#app/models/site/settings/parameter-list.ts'
import { parameterList } from '#app/models/site/settings/parameter-list.ts'
import { coloursOf, directionOf, partParameters } from '#app/models/site/worn/direction.ts'
import { lookFonts, lookLogos, type WornLook } from '#app/models/site/worn/worn-look.ts'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import { welcomeTexts } from '#app/texts/house/welcome.ts'
import type { FormLinks } from '#app/ui/house/fields/links.ts'
import type { Setting } from '#app/ui/house/fields/settings-view.ts'
import type { LookDesk, SeenPage } from '#app/ui/house/look/look-view.ts'
import { addressOfTrial, inFrame } from '../../site/look/look-door.server.ts'
import { readFormLinks } from '../forms/links.server.ts'

const menu = ['MENU_TYPE', 'MENU_STYLE', 'MENU_ALIGNMENT', 'LOGO_POSITION', 'LOGO_SIZE', 'LOGO_FOOTER_SIZE'] as const
const parts = [...Object.values(partParameters), 'FOOTER_ORDER', 'DENSITY', 'RADIUS', 'MOTION'] as const
const shop = [
  'PRODUCT_DISPLAY',
  'SHOP_PAGE_ORDER',
  'PRODUCT_PAGE_STYLE',
  'PRODUCT_PAGE_ORDER',
  'PRODUCT_ASPECT_RATIO',
  'REPEAT_ANIMATION',
] as const

/** Reads the desk of the look, with the page that is looked at. */
export async function readLookDesk(asked: RouteArgs, api: ShopApi): Promise<LookDesk> {
  const ctx = asked.context.get(requestContext)
  const kept = api.listKeptSections({ query: { nbItem: 100 } })
  const [answer, paths, sections] = await Promise.all([api.getLookDraft(), findPaths(ctx), kept])
  const draft = orThrow(answer)
  const wanted = asked.url.searchParams.get('page')
  const pages = (Object.keys(paths) as SeenPage[]).flatMap((page) => {
    const path = paths[page]
    return path === undefined ? [] : [{ page, path, isSeen: false }]
  })
  const seen = pages.find(({ page }) => page === wanted) ?? { page: 'home', path: '/' }
  const { look, publicLook, previewKey } = draft
  return {
    draft,
    colours: coloursOf(look),
    parts: parts.map((type) => settingOf(type, look[type])),
    menu: menu.map((type) => settingOf(type, look[type])),
    shop: shop.map((type) => settingOf(type, look[type])),
    letters: {
      FONT_TITLE: listLetters('FONT_TITLE', look, draft.fontFiles),
      FONT_CONTENT: listLetters('FONT_CONTENT', look, draft.fontFiles),
    },
    pictures: await readPictures(asked, api, [look, publicLook]),
    sections: orThrow(sections).sections.flatMap(({ id, title, blocks }) => (blocks.length > 0 ? [{ id, title }] : [])),
    pages: pages.map((one) => ({ ...one, isSeen: one.page === seen.page })),
    frames: { after: inFrame(seen.path, previewKey), before: inFrame(seen.path, '') },
    share: previewKey === '' ? undefined : addressOfTrial(ctx.site.origin, previewKey),
  }
}

/** The pictures of the site, and the drawings of the program that it wears or is tried on in. */
async function readPictures({ context }: RouteArgs, api: ShopApi, looks: readonly WornLook[]): Promise<FormLinks> {
  const entries = looks.flatMap((look) => lookLogos.map((name) => [name, look[name]] as const))
  const { links, longLists } = await readFormLinks(api, { links: logoLinks }, logoFields, { context, entries })
  const drawings = [...new Set(entries.map(([, picture]) => picture).filter((picture) => picture.startsWith('/')))]
  const own = drawings.map((id) => ({ id, label: `${lookTexts.drawnLogo} ${id.replace(/^.*\//, '')}` }))
  return { links: new Map([['image', [...own, ...(links.get('image') ?? [])]]]), longLists }
}

function settingOf(type: ParameterType, value: string): Setting {
  const entry: ParameterEntry = parameterList[type]
  return { type, entry, value: entry.kind === 'NUMBER' ? value.replace('.', ',') : value }
}

/** A page of each kind that this site has. */
async function findPaths({ api }: RequestContext): Promise<Record<SeenPage, string | undefined>> {
  const [products, news] = await Promise.all([api.listProducts({ query: { nbItem: 1 } }), api.listNews({ query: { nbItem: 1 } })])
  const [product] = products.ok ? products.value.products : []
  const [article] = news.ok ? news.value.news : []
  return {
    home: '/',
    list: product && href('/boutique'),
    product: product && href('/boutique/:slug', { slug: product.slug }),
    article: article && href('/actualites/:slug', { slug: article.slug }),
  }
}

/** Those of the program first are the direction's own, whichever they are. */
function listLetters(field: keyof typeof lookFonts, look: WornLook, files: readonly string[]) {
  const type: FontType = lookFonts[field]
  const own = defaultFonts[type].family
  const ofDirection = plans[directionOf(look)].fonts[type].family
  const nameOf = (family: string) => welcomeTexts.fonts[family as keyof typeof welcomeTexts.fonts] ?? family
  const families = Object.keys(fontFamilies).filter((family) => family !== own)
  const isElse = !isFontFamily(look[field]) && !files.includes(look[field])
  return [
    [own, lookTexts.ownLetters(nameOf(ofDirection))],
    ...families.map((family) => [family, nameOf(family)] as const),
    ...files.map((name) => [name, lookTexts.ownFile(name)] as const),
    ...(isElse ? [[look[field], look[field]] as const] : []),
  ] as (readonly [string, string])[]
}
