import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { Post } from '#app/models/content/post.ts'
import type { Feed } from '#app/models/platform/web/feed.ts'
import { feedTexts, newsTexts } from '#app/texts/content/writings.ts'
import { readFolders, toBlogPost } from '../../content/blog-folders.server.ts'
import { toNewsPost } from '../../content/news-posts.server.ts'
import { houseNameOf, readSiteFacts } from '../../site/site-facts.server.ts'

const mostItems = 30

/** The latest news and articles of the site, the newest first. */
export async function getFeed(ctx: RequestContext): Promise<Feed> {
  const { info, values } = await readSiteFacts(ctx)
  const { origin } = ctx.site
  const query = { nbItem: mostItems }
  const news = orThrow(await ctx.api.listNews({ query })).news.map(toNewsPost)
  const posts = values.BLOG_ACTIVATED ? [...news, ...(await listArticles(ctx))] : news
  const site = houseNameOf({ info, values })
  return {
    title: feedTexts.title(site),
    description: newsTexts.description(site),
    url: `${origin}/`,
    self: `${origin}/rss.xml`,
    items: posts
      .sort((left, right) => String(right.date).localeCompare(String(left.date)))
      .slice(0, mostItems)
      .map(({ title, summary, href, date }) => ({ title, summary, url: origin + href, date: date ?? '' })),
  }
}

async function listArticles(ctx: RequestContext): Promise<Post[]> {
  const [folders, listed] = await Promise.all([
    readFolders(ctx),
    ctx.api.listFolderBlogs({ params: {}, query: { nbItem: mostItems } }),
  ])
  return orThrow(listed).blogs.map((blog) => toBlogPost(blog, folders))
}
