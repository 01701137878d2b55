import { expect, test } from 'vitest'
import { writeSitemap } from './sitemap.ts'

const at = 'https://coteaux.test'
const partAt = (part: number) => `${at}/sitemap.xml?page=${part}&x`
const pages = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    url: `${at}/vin-${place}?a&b`,
    changedAt: `2026-0${1 + (place % 9)}-01T10:00:00.000Z`,
    alternates: [],
  }))
const addresses = (text: string) => Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)

test('a map that fits into one part is its own front', () => {
  const { front, parts } = writeSitemap(pages(5_000), partAt)
  expect([front.match(/<urlset /g)?.length, addresses(front).length, parts]).toEqual([1, 5_000, []])
  expect(front).toContain(`<url><loc>${at}/vin-0?a&amp;b</loc><lastmod>2026-01-01</lastmod></url>`)
  expect(addresses(writeSitemap([], partAt).front)).toEqual([])
})

test('a larger one is an index of parts that name each page once, each small enough to be kept', () => {
  const { front, parts } = writeSitemap(pages(50_001), partAt)
  expect(front).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/,
  )
  expect(addresses(front)).toEqual(parts.map((_, place) => `${at}/sitemap.xml?page=${place + 1}&amp;x`))
  expect([...front.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)).toEqual([
    ...Array.from({ length: 10 }, () => '2026-09-01'),
    '2026-06-01',
  ])
  expect(new Set(parts.flatMap(addresses)).size).toBe(50_001)
  for (const part of parts) {
    expect(part).toMatch(/^<\?xml .*\n<urlset /)
    expect(part.length).toBeLessThan(2 * 1024 * 1024)
  }
})
