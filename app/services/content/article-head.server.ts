import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import type { RequestContext } from '#app/http/request-context.ts'
import { type CommentFacts, describeArticle, type StructuredData } from '#app/models/platform/web/structured-data.ts'
import { cropText } from '#app/models/site/pictures/crop.ts'
import { type PictureFacts, sharedPictureOf } from '#app/models/site/pictures/picture.ts'
import { feedTexts } from '#app/texts/content/writings.ts'
import { makeHead } from '../site/head.server.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'

type Facts = { path: string; title: string; description: string; image: (PictureFacts & { id: string; alt: string }) | null }

const shownOfDescription = 155

/** The head of a screen of news or of the blog: it names the feed, too. */
export async function makeWritingHead(ctx: RequestContext, facts: Facts): Promise<MetaDescriptor[]> {
  const feed = { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: feedTexts.label, href: href('/rss.xml') }
  return [...(await makePlainHead(ctx, facts)), feed]
}

/** The head of any other screen of what the house writes. */
export function makePlainHead(ctx: RequestContext, { path, title, description, image }: Facts): Promise<MetaDescriptor[]> {
  const pictures = image ? [image] : []
  return makeHead(ctx, { path, title, description: cropText(description, shownOfDescription), pictures })
}

type Described = Facts & { date: string; comments: { total: number; comments: CommentFacts[] } | undefined }

/** An article as search engines read it, with what stands below it. */
export async function describeWriting(ctx: RequestContext, facts: Described): Promise<StructuredData[]> {
  const { info, values } = await readSiteFacts(ctx)
  const { origin } = ctx.site
  const { path, title, description, image, date, comments } = facts
  const picture = image && sharedPictureOf(image)
  const publisher = houseNameOf({ info, values })
  return [
    describeArticle({
      url: origin + path,
      title,
      description,
      date,
      publisher,
      picture: picture && new URL(picture, origin).href,
      comments,
    }),
  ]
}
