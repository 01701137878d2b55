import { escapeXml } from './sitemap.ts'

/** What a feed tells of itself, and of each thing that is new. */
export type Feed = { title: string; description: string; url: string; self: string; items: FeedItem[] }
export type FeedItem = { title: string; url: string; summary: string; date: string }

/** The news of a site, as feed readers want them. */
export function writeFeed({ title, description, url, self, items }: Feed): string {
  const said = [
    tag('title', title),
    tag('link', url),
    tag('description', description),
    tag('language', 'fr-FR'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(writeItem),
  ]
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">'
  return `${head}<channel>\n${said.join('\n')}\n</channel></rss>\n`
}

function writeItem({ title, url, summary, date }: FeedItem): string {
  const day = new Date(`${date}T06:00:00Z`).toUTCString()
  return `<item>${tag('title', title)}${tag('link', url)}${tag('guid', url)}${tag('description', summary)}${tag('pubDate', day)}</item>`
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
