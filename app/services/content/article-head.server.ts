import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import type { RequestScene } from '#app/http/visit-context.ts'
import { describeArticle, type Thing } from '#app/models/platform/web/structured-data.ts'
import { cropText } from '#app/models/site/look/crop.ts'
import { type PictureFacts, sharedPictureOf } from '#app/models/site/look/picture.ts'
import { feedTexts } from '#app/texts/content/writings.ts'
import { makeHead } from '../site/head.server.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'

type Facts = { path: string; title: string; description: string; image: (PictureFacts & { id: string; alt: string }) | null }

const shownOfDescription = 155

/** The head of a screen of news or of the blog: it names the feed, too. */
export async function makeWritingHead(scene: RequestScene, facts: Facts): Promise<MetaDescriptor[]> {
  const feed = { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: feedTexts.label, href: href('/rss.xml') }
  return [...(await makePlainHead(scene, facts)), feed]
}

/** The head of any other screen of what the house writes. */
export function makePlainHead(scene: RequestScene, { path, title, description, image }: Facts): Promise<MetaDescriptor[]> {
  const pictures = image ? [image] : []
  return makeHead(scene, { path, title, description: cropText(description, shownOfDescription), pictures })
}

/** An article as search engines read it. */
export async function describeWriting(scene: RequestScene, facts: Facts & { date: string }): Promise<Thing[]> {
  const { info, values } = await readSiteFacts(scene)
  const { origin } = scene.site
  const { path, title, description, image, date } = facts
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
    }),
  ]
}
