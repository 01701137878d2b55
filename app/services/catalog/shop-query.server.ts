import { type Facet, facets } from '#app/models/catalog/products/facets.ts'
import { readBrowseOrder } from '#app/models/catalog/products/product-order.ts'
import type { ShopQuery } from '#app/ui/catalog/shop/shop-query.ts'

const mostWords = 12

/** Reads the address of the shop; what makes no sense is as good as not asked. */
export function readShopQuery(query: URLSearchParams, hidesPrices: boolean): Omit<ShopQuery, 'page'> {
  const order = readBrowseOrder(query.get('tri') ?? '')
  const price = (key: string) => (hidesPrices ? '' : numberOf(query.get(key), /^\d{1,5}$/))
  const [low, high] = inOrder(price('de'), price('a'))
  return {
    order: hidesPrices && order?.endsWith('prix') ? undefined : order,
    facets: Object.fromEntries(facets.map((facet) => [facet, wordsOf(query, facet)])) as Record<Facet, string[]>,
    search: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    minPrice: low,
    maxPrice: high,
  }
}

/** The address of the shop as it was asked for, from its question mark on. */
export function writeShopQuery(asked: ShopQuery): string {
  const query = new URLSearchParams()
  const set = (key: string, value: string) => value && query.set(key, value)
  for (const facet of facets) set(facet, asked.facets[facet].join(','))
  set('q', asked.search)
  set('de', asked.minPrice)
  set('a', asked.maxPrice)
  set('tri', asked.order ?? '')
  set('page', asked.page > 1 ? String(asked.page) : '')
  const written = query.toString().replaceAll('%2C', ',')
  return written && `?${written}`
}

/** A form names a word once for each box that is ticked, a link names them together. */
function wordsOf(query: URLSearchParams, key: string): string[] {
  const words = query.getAll(key).flatMap((value) => value.split(','))
  return [...new Set(words)].filter((word) => /^[a-z0-9]+([-.][a-z0-9]+)*$/.test(word)).slice(0, mostWords)
}

/** From 50 to 10 is from 10 to 50. */
function inOrder(low: string, high: string): [string, string] {
  return low !== '' && high !== '' && Number(low) > Number(high) ? [high, low] : [low, high]
}

function numberOf(value: string | null, pattern: RegExp): string {
  return value !== null && pattern.test(value) ? value : ''
}
