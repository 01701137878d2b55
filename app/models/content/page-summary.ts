import { cropText } from '../site/pictures/crop.ts'
import { plainWords, type RichText } from '../site/rich-text.ts'
import type { PageBlock } from './blocks/block.ts'

/** How much of a description search engines show. */
const shownOfDescription = 155
const shownOfTitle = 60

/** What a page is called in a list of results: its own name, with the site's where there is room and it is not in it already. */
export function composeTitle(title: string, site: string): string {
  const both = `${title} · ${site}`
  return title.includes(site) || both.length > shownOfTitle ? title : both
}

/** What a page is about: what its owner wrote for it or else its first words. */
export function describePage(written: string, blocks: readonly PageBlock[]): string {
  if (written) return written
  for (const block of blocks) {
    const words = firstWords(block as Record<string, unknown>)
    if (words) return cropText(words.replaceAll(/\s+/g, ' '), shownOfDescription)
  }
  return ''
}

function firstWords(block: Record<string, unknown>): string {
  if (typeof block.lead === 'string' && block.lead) return block.lead
  if (typeof block.text === 'string' && block.type === 'quote') return block.text
  return isRichText(block.body) ? plainWords(block.body) : ''
}

function isRichText(body: unknown): body is RichText {
  return typeof body === 'object' && body !== null && 'type' in body && body.type === 'doc'
}
