import { redirect } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestScene } from '#app/http/visit-context.ts'
import { readConsent } from './consent.server.ts'
import { findLangPlace, followLanguage } from './language.server.ts'
import { listHours } from './opening-hours.server.ts'
import { mayShow } from './page-hooks.server.ts'
import { readSiteFacts } from './site-facts.server.ts'

type Page = Answer<Contract['getPage']>

/** An address of the house. */
export type ShownAddress = {
  id: string
  name: string
  lines: string[]
  phone: string
  position?: { lat: number; lng: number } | undefined
}

/** What blocks show besides their own words. */
export type Around = {
  images: Record<string, Page['images'][number]>
  addresses: ShownAddress[]
  hours: { days: string; hours: string }[]
  /** Whether what other sites show may be loaded. */
  thirdParties: boolean
  /** Whether the law wants its band for minors here. */
  minorsBand: boolean
}

/** A page as the screen needs it, with what its blocks show besides their own words. */
export type PageView = Pick<Page, 'title' | 'metaDescription' | 'blocks'> & { around: Around; layout: PageLayout }

/** What a page says of the frame around it. */
export type PageLayout = { isNarrow: boolean; isUnderMenu: boolean; lang: string | undefined }

/** The page at a path of the site; an unknown one, or one that its own hook hides, is the not-found page. */
export async function getPage(scene: RequestScene, request: Request, asked: string): Promise<PageView> {
  if (asked === '') await followLanguage(request, scene)
  const { api, path, prefix, lang } = await findLangPlace(scene, asked)
  const [found, { info, values }] = await Promise.all([
    api.getPage({ params: { url: path === '' ? 'home' : path } }),
    readSiteFacts(scene),
  ])
  const page = orThrow(found)
  if (!mayShow(page)) throwNotFound()
  if (page.url !== path) throw redirect(`${prefix}/${page.url}`, { status: 301, headers: { 'Cache-Control': 'public' } })
  const { title, metaDescription, type, blocks, images, useAbsoluteMenu } = page
  const around = {
    images: Object.fromEntries(images.map((image) => [image.id, image])),
    addresses: [],
    hours: listHours(values),
    thirdParties: (await readConsent(request)) === 'given',
    minorsBand: page.url === '' && info.isWinemaker && !values.HIDE_MINORS_BAND,
  }
  const layout = { isNarrow: type === 'page', isUnderMenu: useAbsoluteMenu, lang }
  return { title, metaDescription, blocks, around, layout }
}
