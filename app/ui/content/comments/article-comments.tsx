import { commentTexts as words } from '#app/texts/content/comments.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import type { CommentsView } from './comments-view.ts'

/** Below an article: the latest that visitors said of it, the way to all of it, and the form. */
export function ArticleComments({ view: { comments, total, isOpen, href } }: { view: CommentsView }) {
  return (
    <section id="commentaires" className="wrap screen narrow" aria-labelledby="commentaires-titre">
      <h2 id="commentaires-titre">{words.count(total)}</h2>
      {comments.length > 0 ? <CommentList comments={comments} /> : <p>{words.none}</p>}
      {total > comments.length && (
        <p>
          <a className="more" href={href}>
            {words.all(total)}
          </a>
        </p>
      )}
      {isOpen ? <CommentForm action={href} /> : <p className="note">{words.closed}</p>}
    </section>
  )
}
