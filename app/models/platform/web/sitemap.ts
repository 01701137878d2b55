/** A page for search engines: where it stands, since when, and where else in other languages. */
export type SitemapEntry = { url: string; changedAt?: string | undefined; alternates: Alternate[] }

export type Alternate = { lang: string; url: string }

/** The list of a site's pages, as search engines read it. */
export function writeSitemap(entries: readonly SitemapEntry[]): string {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `${head}<urlset ${spaces}>\n${entries.map(writeEntry).join('')}</urlset>\n`
}

function writeEntry({ url, changedAt, alternates }: SitemapEntry): string {
  const date = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : ''
  const links = alternates.map(
    ({ lang, url }) => `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(url)}"/>`,
  )
  return `<url><loc>${escapeXml(url)}</loc>${date}${links.join('')}</url>\n`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Signs that no XML may hold, however they are written: a reader would refuse the whole of it. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Text as it may stand in XML. */
export function escapeXml(text: string): string {
  return text.replaceAll(unwritable, ' ').replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}
