import { useId } from 'react'
import type { NewsletterBlock } from '#app/models/content/blocks/house-blocks.ts'
import { ServerDrawn } from '../../../platform/body/server-part.tsx'
import { LetterForm } from '../../../platform/letter-form/letter-form.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { LetterDrawing } from '../parts/letter-drawing.tsx'

/** The way to the letter of the house, beside a drawing. */
export function Newsletter({ block: { title, lead, anchor }, around }: BlockProps<NewsletterBlock>) {
  // A page may ask twice; the fields of each form have names of their own.
  const place = useId()
  if (!around.hasNewsletter) return null
  return (
    <section id={anchor} className="letter block-letter">
      <div className="wrap">
        <div className="titled">
          {title && <h2>{title}</h2>}
          {lead && <p className="lead">{lead}</p>}
          <LetterForm place={place} />
        </div>
        <ServerDrawn draw={import.meta.env.SSR && (() => <LetterDrawing section={around.parts.section} title={title ?? ''} />)} />
      </div>
    </section>
  )
}
