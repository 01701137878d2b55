/** Keys that choose what a public page shows; a page that reads another is not cached under it. */
const listed = new Set([
  'page',
  'tri',
  'tag',
  'famille',
  'categorie',
  'plat',
  'gout',
  'corps',
  'budget',
  'millesime',
  'declinaison',
  'cepage',
  'appellation',
  'format',
  'signe',
])
const plainValue = /^[\w.,/$*-]{1,120}$/
/** What advertisers and mailers add; no page reads it. */
const ignored = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|_gl)$/

/** The one spelling of a query that the page cache knows; nothing when the page has to be made for this request. */
export function canonicalQuery(query: string): string | undefined {
  if (query === '') return ''
  const kept: string[] = []
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=')
    const key = equals === -1 ? pair : pair.slice(0, equals)
    if (ignored.test(key)) continue
    const value =
      equals === -1
        ? ''
        : pair
            .slice(equals + 1)
            .replaceAll('%2F', '/')
            .replaceAll('%2C', ',')
    if (!listed.has(key) || !plainValue.test(value) || kept.some((other) => other.startsWith(`${key}=`))) return undefined
    kept.push(`${key}=${value}`)
  }
  return kept.sort().join('&')
}
