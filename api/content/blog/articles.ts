import { done } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { resource } from '../../platform/resource/resource.ts'
import { refusePicture } from '../../site/media/refuse-picture.ts'
import { keepChangedBody } from '../drafts/keep-changed-body.ts'
import { forgetWritten } from '../drafts/remove-draft.ts'
import { blocksAsText, forgetAddresses, nameWriting, withPictures, writing, writtenFields } from '../writing/kept-writing.ts'
import { isOut } from '../writing/publish-due.ts'
import { requireAltText } from '../writing/require-alt-text.ts'
import { toAdminBlog, toListedBlog } from './blog.ts'
import { refuseFolder } from './refuse-parent.ts'

/** Articles of the blog, which stay drafts until their owner says otherwise. */
export const articles = resource(
  'blogs',
  { one: 'Blog', read: 'AdminBlog', many: 'AdminBlogs' },
  {
    ...writing,
    list: 'blogs',
    fields: {
      ...writtenFields,
      slug: 'slug',
      idFolder: 'folder_id',
      date: 'date',
      comments: 'comments',
      blocks: ['blocks', blocksAsText],
    },
    columns: { updatedAt: 'updated_at' },
    blank: (_body, { now }) =>
      ({ folder_id: null, summary: '', image_id: '', date: parisDay(now), is_valid: 0, blocks: '[]' }) as const,
    toAnswer: toAdminBlog,
    toList: withPictures(toListedBlog),
    refuse: async ({ tx, body, known, lang }) =>
      (await refusePicture(tx, body.idImage)) ??
      (await refuseFolder(tx, known?.lang ?? lang, body.idFolder)) ??
      requireAltText(tx, body, known),
    async complete(row, at) {
      const named = await nameWriting(['blogs', 'blog_folders'], at)
      if (!named.ok) return named
      await keepChangedBody('blog', at)
      return done({ ...named.value, is_out: isOut(row, at.now) })
    },
    async clearAway(row, tx) {
      await forgetWritten(tx, { kind: 'blog', id: row.id })
      return forgetAddresses(row, tx)
    },
  },
)
