import { cropText } from '../site/pictures/crop.ts'
import { plainWords, type RichText } from '../site/rich-text.ts'
import type { PageBlock } from './blocks/block.ts'

/** How much of a description search engines show. */
export const roomOfDescription = 155
/** And of a title. */
export const roomOfTitle = 60

/** What a page is called in a list of results: its own name, with the site's where there is room and it is not in it already. */
export function composeTitle(title: string, site: string): string {
  const both = `${title} · ${site}`
  return title.includes(site) || both.length > roomOfTitle ? title : both
}

/** What a page is about: what its owner wrote for it or else its first words. */
export function describePage(written: string, blocks: readonly PageBlock[]): string {
  if (written) return written
  for (const block of blocks) {
    const words = firstWords(block as Record<string, unknown>)
    if (words) return cropDescription(words)
  }
  return ''
}

/** The first words of a text, as many as are shown of a description. */
export function cropDescription(text: string): string {
  return cropText(text.replaceAll(/\s+/g, ' '), roomOfDescription)
}

function firstWords(block: Record<string, unknown>): string {
  if (typeof block.lead === 'string' && block.lead) return block.lead
  if (typeof block.text === 'string' && block.type === 'quote') return block.text
  return isRichText(block.body) ? plainWords(block.body) : ''
}

function isRichText(body: unknown): body is RichText {
  return typeof body === 'object' && body !== null && 'type' in body && body.type === 'doc'
}
