import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { commentTexts as words } from '#app/texts/content/comments.ts'
import type { CommentView } from './comments-view.ts'

/** What visitors said, each as it was written, with what the house answers. */
export function CommentList({ comments }: { comments: CommentView[] }) {
  return (
    <>
      <p className="small muted">{words.latest}</p>
      <ul className="reviews comments">
        {comments.map(({ id, author, text, createdAt, answer }) => (
          <li key={id} className="review">
            <p>
              <b>{author}</b>
              <span className="small muted">
                {' · '}
                <time dateTime={createdAt}>{sayShortDay(createdAt)}</time>
              </span>
            </p>
            <blockquote dir="auto">{text}</blockquote>
            {answer && (
              <blockquote className="note">
                <b>{words.answer} :</b> {answer}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
