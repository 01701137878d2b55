import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { keepToOneAddress } from '#app/http/one-address.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import { albumTexts, paging } from '#app/texts/content/writings.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import type { AlbumPictureView, AlbumView } from '#app/ui/content/albums/album-screen.tsx'
import type { ListView } from '#app/ui/content/writing-screens/writing-views.ts'
import { openPaging, readPageNumber } from '../platform/paging.server.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'
import { makePlainHead } from './article-head.server.ts'

const nbItem = 100
const root = { label: albumTexts.title, href: href('/albums') }

/** The list of albums at an address. */
export async function getAlbumList(ctx: RequestContext, url: URL): Promise<{ view: ListView; head: MetaDescriptor[] }> {
  const page = readPageNumber(url)
  const { albums, total } = orThrow(await ctx.api.listAlbums({ query: { page, nbItem } }))
  const { info, values } = await readSiteFacts(ctx)
  const view: ListView = {
    title: albumTexts.title,
    lead: albumTexts.lead,
    crumbs: [homeCrumb, { label: albumTexts.title }],
    posts: albums.map(({ slug, title, summary, image, date, count }) => ({
      href: href('/albums/:slug', { slug }),
      title,
      summary,
      image,
      date,
      label: albumTexts.count(count),
    })),
    paging: openPaging(url, { page, total, nbItem }),
  }
  const head = await makePlainHead(ctx, {
    path: hrefOfPage(view.paging.list, page),
    title: paging.titled(albumTexts.title, page),
    description: albumTexts.description(houseNameOf({ info, values })),
    image: null,
  })
  return { view, head }
}

/** An album at its address. */
export async function getAlbumPage(
  ctx: RequestContext,
  url: URL,
  slug: string,
): Promise<{ view: AlbumView; head: MetaDescriptor[] }> {
  const album = orThrow(await ctx.api.getAlbum({ params: { id: slug } }))
  const { title, summary, date, pictures, image } = album
  const path = href('/albums/:slug', album)
  keepToOneAddress(url, path)
  const view = {
    title,
    summary,
    date,
    pictures,
    crumbs: [homeCrumb, root, { label: title }],
    path,
  }
  const description = summary || albumTexts.count(pictures.length)
  return { view, head: await makePlainHead(ctx, { path, title, description, image }) }
}

/** A picture of an album by its place in it; the first follows the last. */
export async function getAlbumPicture(
  { api }: RequestContext,
  url: URL,
  { slug, place: asked }: { slug: string; place: string },
): Promise<AlbumPictureView> {
  const { title, pictures, ...album } = orThrow(await api.getAlbum({ params: { id: slug } }))
  const place = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 0
  const picture = pictures[place - 1] ?? throwNotFound()
  const path = href('/albums/:slug', album)
  keepToOneAddress(url, `${path}/${place}`)
  const total = pictures.length
  return {
    picture,
    title,
    place,
    total,
    album: path,
    crumbs: [homeCrumb, root, { label: title, href: path }, { label: albumTexts.place(place, total) }],
    previous: `${path}/${place === 1 ? total : place - 1}`,
    next: `${path}/${place === total ? 1 : place + 1}`,
  }
}
