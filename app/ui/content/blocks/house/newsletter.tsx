import { useId } from 'react'
import type { NewsletterBlock } from '#app/models/content/blocks/house-blocks.ts'
import { LetterForm } from '../../../platform/letter-form/letter-form.tsx'
import type { BlockProps } from '../parts/block-props.ts'

/** The way to the letter of the house, under a shoot of its vines. */
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
        <img className="letter-shoot" src="/art/shoot-rose.svg" width="640" height="520" alt="" loading="lazy" />
      </div>
    </section>
  )
}
