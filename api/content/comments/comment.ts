import type { Selectable } from 'kysely'
import type { Answer, Contract } from '../../contract/index.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

export type CommentRow = Selectable<SiteTables['comments']>

/** A comment as those of the house see it. */
export function toComment(row: CommentRow): Answer<Contract['getComment']> {
  const { id, author, email, text, state, answer } = row
  return {
    id,
    title: row.article_title,
    idArticle: row.article_id,
    kind: row.article_kind,
    author,
    email,
    text,
    createdAt: row.created_at,
    state,
    answer,
    decidedAt: row.decided_at,
  }
}
