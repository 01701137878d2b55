import { z } from 'zod'
import { Action, block, Href, Paragraph, PictureRef } from '../../platform/block-parts.ts'
import { RichText } from '../../platform/rich-text.ts'
import { ShortText } from '../../platform/values.ts'

const Actions = z.array(Action).max(3)

/** Blocks made of words. */
export const wordBlocks = [
  block('hero', {
    eyebrow: ShortText,
    title: ShortText,
    lead: Paragraph,
    actions: Actions,
    picture: PictureRef.optional(),
    tall: PictureRef.optional(),
  }),
  block('title', { text: ShortText, lead: Paragraph.optional(), eyebrow: ShortText.optional() }),
  block('text', { title: ShortText, body: RichText }),
  block('text-image', {
    eyebrow: ShortText,
    title: ShortText,
    body: RichText,
    actions: Actions,
    picture: PictureRef,
    side: z.enum(['left', 'right']),
  }),
  block('quote', { text: Paragraph, author: ShortText }),
  block('call', { title: ShortText, lead: Paragraph, actions: Actions }),
  block('accordion', { title: ShortText, items: z.array(z.strictObject({ title: ShortText, body: RichText })).max(50) }),
  block('steps', { title: ShortText, items: z.array(z.strictObject({ title: ShortText, text: Paragraph })).max(12) }),
  block('cards', {
    title: ShortText,
    more: Action.optional(),
    look: z.enum(['plates', 'marks']).optional(),
    cards: z
      .array(z.strictObject({ title: ShortText, text: Paragraph, href: Href.optional(), picture: PictureRef.optional() }))
      .max(24),
  }),
  block('pregnancy', {}),
] as const
