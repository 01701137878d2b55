import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import type { RichBlock, RichInline, RichText } from '#app/models/site/rich-text.ts'
import { escapeMarkup } from '../formats/escape-markup.ts'

type Look = { origin: string; text: string; accent: string; voice: string }

/** A rich text as old mail programs draw it: styles on the elements, links made whole. */
export function writeRichHtml({ content }: RichText, look: Look): string {
  return content.map((block) => blockHtml(block, look)).join('\n')
}

function blockHtml(block: RichBlock, look: Look): string {
  switch (block.type) {
    case 'paragraph':
      return `<p style="margin:0 0 16px;${look.text}">${inlineHtml(block.content, look)}</p>`
    case 'heading':
      return `<h2 style="margin:24px 0 12px;${look.text};font-size:22px;color:${look.voice}">${inlineHtml(block.content, look)}</h2>`
    case 'bulletList':
    case 'orderedList': {
      const tag = block.type === 'bulletList' ? 'ul' : 'ol'
      const items = block.items.map((item) => `<li>${item.map((inner) => blockHtml(inner, look)).join('')}</li>`)
      return `<${tag} style="margin:0 0 16px;padding:0 0 0 24px;${look.text}">${items.join('')}</${tag}>`
    }
    case 'blockquote':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td style="padding:0 0 0 16px;border-left:3px solid ${look.accent}">${block.content.map((inner) => blockHtml(inner, look)).join('')}</td></tr></table>`
    case 'table':
      return [block.head, ...block.rows]
        .map((cells) => `<p style="margin:0 0 8px;${look.text}">${escapeMarkup(bindFrenchSpaces(cells.join(' · ')))}</p>`)
        .join('')
    case 'rule':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td height="1" bgcolor="${look.accent}" style="height:1px;font-size:0;line-height:0;background:${look.accent}">&nbsp;</td></tr></table>`
  }
}

const tags = { bold: 'strong', italic: 'em', strike: 's' } as const

function inlineHtml(parts: readonly RichInline[], { origin, voice }: Look): string {
  return parts
    .map((part) => {
      if (part.type === 'break') return '<br>'
      return (part.marks ?? []).reduce(
        (inner, mark) => {
          if (mark.type === 'link')
            return `<a href="${escapeMarkup(wholeOf(mark.href, origin))}" style="color:${voice}">${inner}</a>`
          return mark.type === 'figure' ? inner : `<${tags[mark.type]}>${inner}</${tags[mark.type]}>`
        },
        escapeMarkup(bindFrenchSpaces(part.text)),
      )
    })
    .join('')
}

/** The same as plain text; where a link leads stands behind its words. */
export function writeRichText({ content }: RichText, origin: string): string {
  return content
    .map((block) => blockText(block, origin))
    .filter(Boolean)
    .join('\n\n')
}

function blockText(block: RichBlock, origin: string): string {
  const all = (blocks: readonly RichBlock[]) => blocks.map((inner) => blockText(inner, origin)).join('\n')
  switch (block.type) {
    case 'paragraph':
      return inlineText(block.content, origin)
    case 'heading':
      return inlineText(block.content, origin).toUpperCase()
    case 'bulletList':
      return block.items.map((item) => `- ${all(item)}`).join('\n')
    case 'orderedList':
      return block.items.map((item, place) => `${place + 1}. ${all(item)}`).join('\n')
    case 'blockquote':
      return all(block.content).replaceAll(/^/gm, '> ')
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.join(' · ')).join('\n')
    case 'rule':
      return '* * *'
  }
}

function inlineText(parts: readonly RichInline[], origin: string): string {
  return parts
    .map((part) => {
      if (part.type === 'break') return '\n'
      const link = part.marks?.find((mark) => mark.type === 'link')
      return bindFrenchSpaces(part.text) + (link?.type === 'link' ? ` (${wholeOf(link.href, origin)})` : '')
    })
    .join('')
}

/** A path of the site is of no use in a mail without the site. */
function wholeOf(href: string, origin: string): string {
  return /^[/#]/.test(href) ? new URL(href, origin).href : href
}
