import type { Action } from '#app/models/content/blocks/shared.ts'
import { BlockIcon } from '../../../site/words/block-icon.tsx'

type Props = { title: string; more?: Action | undefined }

/** A section's title over the double rule, and at most one link at its right. */
export function SectionHead({ title, more }: Props) {
  if (!title) return null
  return (
    <div className="head">
      <h2>{title}</h2>
      {more && (
        <a className="more" href={more.href}>
          {more.label} <BlockIcon of="arrow" />
        </a>
      )}
    </div>
  )
}
