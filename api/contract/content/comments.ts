import { z } from 'zod'
import { commentedKinds, commentStates, longestComment } from '#app/models/content/comment.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { machineSigns } from '../platform/machine-signs.ts'
import { Signature } from '../platform/signature.ts'
import { Email, Id, Instant, listed, Nothing, ShortText } from '../platform/values.ts'

const ById = z.strictObject({ id: Id })

/** What somebody writes below an article, signed as others will read it; the address is the house's alone to know. */
const GivenComment = z.strictObject({
  author: Signature,
  email: Email,
  text: z.string().trim().min(1).max(longestComment),
  ...machineSigns,
})

/** A comment as all may read it. */
const PublishedComment = z.object({
  id: Id,
  author: ShortText,
  text: z.string(),
  createdAt: Instant,
  /** What the house answers; empty where it does not. */
  answer: z.string(),
})

/** A comment as those of the house see it. */
export const Comment = z.object({
  id: Id,
  /** The title that the article had when it was commented on. */
  title: ShortText,
  idArticle: Id,
  kind: z.enum(commentedKinds),
  author: ShortText,
  email: ShortText,
  text: z.string(),
  createdAt: Instant,
  state: z.enum(commentStates),
  answer: z.string(),
  decidedAt: Instant.nullable(),
})

const read = { params: ById, query: list({ createdAt: 'moment' }, { orderBy: '-createdAt' }), follows: 'content' } as const
const Comments = listed('comments', PublishedComment).extend({
  /** Whether the article takes further ones. */
  isOpen: z.boolean(),
})

/** What visitors say of the house's articles. */
export const comments = {
  listNewsComments: call('GET /news/{id}/comment', 'public', {
    ...read,
    says: 'Les commentaires publiés sous une actualité, le dernier d’abord ; « isOpen » dit si elle en reçoit d’autres.',
    answer: Comments,
  }),
  listBlogComments: call('GET /blog/{id}/comment', 'public', {
    ...read,
    says: 'Les commentaires publiés sous un article du blog, le dernier d’abord ; « isOpen » dit s’il en reçoit d’autres.',
    answer: Comments,
  }),
  commentOnNews: call('POST /news/{id}/comment', 'public', {
    says: 'Envoie un commentaire sur une actualité ; il paraît une fois lu par la maison, sans l’adresse e-mail.',
    params: ById,
    body: GivenComment,
    answer: Nothing,
  }),
  commentOnBlog: call('POST /blog/{id}/comment', 'public', {
    says: 'Envoie un commentaire sur un article du blog ; il paraît une fois lu par la maison, sans l’adresse e-mail.',
    params: ById,
    body: GivenComment,
    answer: Nothing,
  }),
}

/** The same, for those of the house. */
export const commentsAdmin = {
  listComments: call('GET /admin/comment', 'admin', {
    says: 'Les commentaires des articles, le dernier d’abord.',
    query: list({ title: 'text', author: 'text', email: 'text', state: 'text', createdAt: 'moment' }, { orderBy: '-createdAt' }),
    answer: listed('comments', Comment),
  }),
  getComment: call('GET /admin/comment/{id}', 'admin', { says: 'Un commentaire.', params: ById, answer: Comment }),
  changeComment: call('PUT /admin/comment/{id}', 'admin', {
    says: 'Publie un commentaire ou le refuse, et y répond.',
    params: ById,
    body: z.strictObject({
      state: z.enum(commentStates).optional(),
      answer: z.string().trim().max(longestComment).optional(),
    }),
    answer: Comment,
    changes: 'content',
  }),
  removeComment: call('DELETE /admin/comment/{id}', 'admin', {
    says: 'Efface un commentaire.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
}
