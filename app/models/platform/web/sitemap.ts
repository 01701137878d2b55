/** A page for search engines: where it stands, since when, and where else in other languages. */
export type SitemapEntry = { url: string; changedAt?: string | undefined; alternates: Alternate[] }

export type Alternate = { lang: string; url: string }

/** The map of a site: what its own address answers, and the parts that it leads to; what fits into one leads nowhere. */
export type Sitemap = { front: string; parts: readonly string[] }

/** Addresses in a part. The protocol takes ten times as many; of so many the text is still small enough for the cache of pages. */
export const mostInPart = 5_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The list of a site's pages, as search engines read it: in one piece, or an index of its parts. */
export function writeSitemap(entries: readonly SitemapEntry[], addressOfPart: (part: number) => string): Sitemap {
  const count = Math.ceil(entries.length / mostInPart)
  if (count <= 1) return { front: writePart(entries), parts: [] }
  const parts = Array.from({ length: count }, (_, place) => entries.slice(place * mostInPart, (place + 1) * mostInPart))
  const rows = parts.map((part, place) => writeRow(addressOfPart(place + 1), latestOf(part)))
  return { front: `${head}<sitemapindex ${space}>\n${rows.join('')}</sitemapindex>\n`, parts: parts.map(writePart) }
}

function writePart(entries: readonly SitemapEntry[]): string {
  const spaces = `${space} xmlns:xhtml="http://www.w3.org/1999/xhtml"`
  return `${head}<urlset ${spaces}>\n${entries.map(writeEntry).join('')}</urlset>\n`
}

function writeRow(url: string, changedAt: string): string {
  return `<sitemap><loc>${escapeXml(url)}</loc>${writeDate(changedAt)}</sitemap>\n`
}

function latestOf(entries: readonly SitemapEntry[]): string {
  return entries.reduce((latest, { changedAt = '' }) => (changedAt > latest ? changedAt : latest), '')
}

function writeDate(changedAt: string | undefined): string {
  return changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : ''
}

function writeEntry({ url, changedAt, alternates }: SitemapEntry): string {
  const links = alternates.map(
    ({ lang, url }) => `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(url)}"/>`,
  )
  return `<url><loc>${escapeXml(url)}</loc>${writeDate(changedAt)}${links.join('')}</url>\n`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Signs that no XML may hold, however they are written: a reader would refuse the whole of it. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Text as it may stand in XML. */
export function escapeXml(text: string): string {
  return text.replaceAll(unwritable, ' ').replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}
