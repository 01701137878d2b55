import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { Action, PictureRef } from '#app/models/content/blocks/shared.ts'
import type { Answers } from '#app/models/house/starter/answers.ts'
import type { RichText } from '#app/models/site/rich-text.ts'

type Told = {
  eyebrow: string
  title: string
  body: RichText | undefined
  actions: Action[]
  side: 'left' | 'right'
}

/** A photo of the owner's as a field of a block, where there is one at that place. */
export function pictureOf<F extends string>({ photos }: Answers, place: number, field: F): Partial<Record<F, PictureRef>> {
  const image = photos[place]
  return image === undefined ? {} : ({ [field]: { image, isDecor: true } } as Partial<Record<F, PictureRef>>)
}

/** A text, beside a photo of the owner's where there is one; nothing without a text. */
export function textBeside(answers: Answers, place: number, told: Told): PageBlock[] {
  const { eyebrow, title, body, actions, side } = told
  if (!body) return []
  const picture = pictureOf(answers, place, 'picture').picture
  if (picture) return [{ type: 'text-image', eyebrow: eyebrow === title ? '' : eyebrow, title, body, actions, picture, side }]
  const text: PageBlock = { type: 'text', title, body, ground: 'sand' }
  const [action] = actions
  return action ? [{ ...text, body: { ...body, content: [...body.content, leadingTo(action)] } }] : [text]
}

/** A paragraph that is nothing but a link. */
export function leadingTo({ label, href }: Action): RichText['content'][number] {
  return { type: 'paragraph', content: [{ type: 'text', text: label, marks: [{ type: 'link', href }] }] }
}

/** The photos behind the first ones, where there are enough of them to look at. */
export function galleryOf({ photos }: Answers, from: number): PageBlock[] {
  const pictures = photos.slice(from).map((image) => ({ image, isDecor: true }))
  return pictures.length > 1 ? [{ type: 'gallery', title: 'En images', pictures }] : []
}
