import type { Post, PromotedLook } from '#app/models/content/post.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { cropText } from '#app/models/site/pictures/crop.ts'
import { writings } from '#app/texts/content/writings.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import { BlockIcon } from '../../site/words/block-icon.tsx'

type Level = 2 | 3

/** How a piece of writing is shown; the first on its page is in sight when it opens. */
type Manner = { level?: Level; isFirst?: boolean }

/** Writings side by side; the whole card is the link of its title. */
export function PostCards({ posts, level = 2, isFirst = false }: { posts: Post[] } & Manner) {
  if (posts.length === 0) return null
  return (
    <ul className="posts">
      {posts.map((post, place) => (
        <li key={post.href} className="post">
          {post.image && (
            <div className="post-picture">
              <Picture picture={post.image} alt="" sizes="(width < 768px) 100vw, 33vw" cropped first={isFirst && place === 0} />
            </div>
          )}
          <PostNote post={post} />
          <PostTitle post={post} level={level} className="post-title" />
          <p>{cropText(post.summary)}</p>
        </li>
      ))}
    </ul>
  )
}

/** One piece of writing, large, beside its picture. */
export function PostBanner({ post, level = 2, isFirst = false }: { post: Post } & Manner) {
  return (
    <article className="post-banner">
      {post.image && <Picture picture={post.image} alt="" sizes="(width < 960px) 100vw, 50vw" cropped first={isFirst} />}
      <div className="titled">
        <PostNote post={post} />
        <PostTitle post={post} level={level} />
        <p className="lead">{post.summary}</p>
        <p>
          <a className="more" href={post.href} aria-label={`${writings.readMore} : ${post.title}`}>
            {writings.readMore} <BlockIcon of="arrow" />
          </a>
        </p>
      </div>
    </article>
  )
}

/** Writings as plain lines: their day and their title. */
export function PostList({ posts }: { posts: Post[] }) {
  return (
    <ul className="post-lines">
      {posts.map((post) => (
        <li key={post.href}>
          <PostNote post={post} />
          <a href={post.href}>{post.title}</a>
        </li>
      ))}
    </ul>
  )
}

/** Writings that are put forward, in the look that the site has chosen. */
export function PromotedPosts({ posts, look, level = 2, isFirst = false }: { posts: Post[]; look: PromotedLook } & Manner) {
  if (look === 'LIST') return <PostList posts={posts} />
  if (look === 'CARD') return <PostCards posts={posts} level={level} isFirst={isFirst} />
  return posts.map((post, place) => <PostBanner key={post.href} post={post} level={level} isFirst={isFirst && place === 0} />)
}

/** Where a piece of writing stands, its day, and who may read it. */
export function PostNote({ post: { label, date, note } }: { post: Pick<Post, 'label' | 'date' | 'note'> }) {
  if (!label && !date && !note) return null
  return (
    <p className="small post-line">
      {label && <span>{label}</span>}
      {date && <time dateTime={date}>{sayShortDay(date)}</time>}
      {note && <span className="post-note">{note}</span>}
    </p>
  )
}

function PostTitle({ post: { href, title }, level, className }: { post: Post; level: Level; className?: string }) {
  const Heading = `h${level}` as const
  return (
    <Heading className={className}>
      <a href={href}>{title}</a>
    </Heading>
  )
}
