import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { pathTo, readFolders, toBlogPost, trailTo } from '../../content/blog-folders.server.ts'
import { readAll } from '../../platform/read-all.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'

const nbItem = 100

/** The addresses of all that the house writes and anyone may read. */
export async function listWritingPaths(ctx: RequestContext): Promise<string[]> {
  const { api } = ctx
  const news = await readAll(async (page) => {
    const listed = orThrow(await api.listNews({ query: { nbItem, page } }))
    return { entries: listed.news, total: listed.total }
  })
  const albums = await readAll(async (page) => {
    const listed = orThrow(await api.listAlbums({ query: { nbItem, page } }))
    return { entries: listed.albums, total: listed.total }
  })
  const services = await readAll(async (page) => {
    const listed = orThrow(await api.listServices({ query: { nbItem, page } }))
    return { entries: listed.services, total: listed.total }
  })
  const open = services.filter(({ isReserved }) => !isReserved)
  return [
    ...under(href('/actualites'), news),
    ...(await listBlogPaths(ctx)),
    ...under(href('/albums'), albums),
    ...(services.length > 0 ? [href('/services'), ...open.map(({ slug }) => href('/services/:slug', { slug }))] : []),
    ...(await listElementPaths(ctx)),
  ]
}

function under(path: string, entries: { slug: string }[]): string[] {
  return entries.length > 0 ? [path, ...entries.map(({ slug }) => `${path}/${slug}`)] : []
}

async function listBlogPaths(ctx: RequestContext): Promise<string[]> {
  const { values } = await readSiteFacts(ctx)
  if (!values.BLOG_ACTIVATED) return []
  const folders = await readFolders(ctx)
  const blogs = await readAll(async (page) => {
    const listed = orThrow(await ctx.api.listFolderBlogs({ params: {}, query: { nbItem, page } }))
    return { entries: listed.blogs, total: listed.total }
  })
  const paths = [...folders.map(({ id }) => pathTo(trailTo(folders, id))), ...blogs.map((blog) => toBlogPost(blog, folders).href)]
  return paths.length > 0 ? [pathTo([]), ...paths] : []
}

async function listElementPaths({ api }: RequestContext): Promise<string[]> {
  const collections = orThrow(await api.listCollections())
  const lists = await Promise.all(
    collections.map(async ({ route }) => {
      const elements = await readAll(async (page) => {
        const listed = orThrow(await api.listElements({ params: { route }, query: { nbItem, page } }))
        return { entries: listed.elements, total: listed.total }
      })
      return under(
        href('/elements/:route', { route }),
        elements.filter(({ isReserved }) => !isReserved),
      )
    }),
  )
  return lists.flat()
}
