import { href } from 'react-router'
import { clientTexts as words } from '#app/texts/house/fields/clients.ts'

type Props = { tags: readonly { tag: string; count: number }[]; current: string | undefined }

/** The tags that clients wear, each the way to those who wear it. */
export function TagLinks({ tags, current }: Props) {
  if (tags.length === 0) return null
  const list = href('/admin/:desk', { desk: 'clients' })
  return (
    <nav className="pages" aria-label={words.taggedBy}>
      <a href={list} aria-current={current === undefined ? 'page' : undefined}>
        {words.everybody}
      </a>
      {tags.map(({ tag, count }) => (
        <a
          key={tag}
          href={`${list}?${new URLSearchParams({ etiquette: tag })}`}
          aria-current={current === tag ? 'page' : undefined}
        >
          {`${tag} (${count})`}
        </a>
      ))}
    </nav>
  )
}
