import type { CustomKind } from '#app/models/platform/custom/custom-field.ts'

/** What is said in a field of the house's own; a link as people read one, without its scheme. */
export function CustomValue({ kind, text }: { kind: CustomKind; text: string }) {
  if (kind !== 'LINK') return text
  return (
    <a href={text} rel="noopener">
      {text.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  )
}
