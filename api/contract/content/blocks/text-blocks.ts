import { z } from 'zod'
import { Action, block, Href, Paragraph, PictureRef } from '../../platform/block-parts.ts'
import { RichText } from '../../platform/rich-text.ts'
import { Line } from '../../platform/values.ts'

const Actions = z.array(Action).max(3)

/** Blocks made of words. */
export const wordBlocks = [
  block('hero', {
    eyebrow: Line,
    title: Line,
    lead: Paragraph,
    actions: Actions,
    picture: PictureRef.optional(),
    tall: PictureRef.optional(),
  }),
  block('title', { text: Line, lead: Paragraph.optional(), eyebrow: Line.optional() }),
  block('text', { title: Line, body: RichText }),
  block('text-image', {
    eyebrow: Line,
    title: Line,
    body: RichText,
    actions: Actions,
    picture: PictureRef,
    side: z.enum(['left', 'right']),
  }),
  block('quote', { text: Paragraph, author: Line }),
  block('call', { title: Line, lead: Paragraph, actions: Actions }),
  block('accordion', { title: Line, items: z.array(z.strictObject({ title: Line, body: RichText })).max(50) }),
  block('steps', { title: Line, items: z.array(z.strictObject({ title: Line, text: Paragraph })).max(12) }),
  block('cards', {
    title: Line,
    more: Action.optional(),
    look: z.enum(['plates', 'marks']).optional(),
    cards: z
      .array(z.strictObject({ title: Line, text: Paragraph, href: Href.optional(), picture: PictureRef.optional() }))
      .max(24),
  }),
  block('pregnancy', {}),
] as const
