import { commentTexts as words } from '#app/texts/content/comments.ts'
import type { FormState } from '../../platform/forms/form-state.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { Pages } from '../../platform/lists/pages.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import type { CommentsPage } from './comments-view.ts'

type Props = { view: CommentsPage; state: FormState | undefined }

/** All that visitors said of an article, page by page, and the form. */
export function CommentsScreen({ view: { title, article, crumbs, comments, total, isOpen, href, paging }, state }: Props) {
  return (
    <div className="wrap screen narrow">
      <Crumbs steps={crumbs} />
      <h1>{words.ofArticle(title)}</h1>
      <p>
        <a className="more" href={article}>
          {words.back}
        </a>
      </p>
      <h2>{words.count(total)}</h2>
      {comments.length > 0 ? <CommentList comments={comments} /> : <p>{words.none}</p>}
      <Pages {...paging} />
      {isOpen ? <CommentForm action={href} state={state} /> : <p className="note">{words.closed}</p>}
    </div>
  )
}
