import { done } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { flag } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { refusePicture } from '../../site/media/refuse-picture.ts'
import { keepChangedBody } from '../drafts/keep-changed-body.ts'
import { forgetWritten } from '../drafts/remove-draft.ts'
import { blocksAsText, forgetAddresses, nameWriting, withPictures, writing, writtenFields } from '../writing/kept-writing.ts'
import { isOut } from '../writing/publish-due.ts'
import { requireAltText } from '../writing/require-alt-text.ts'
import { toAdminNews, toListedNews } from './news.ts'

/** News, which stay drafts until their owner says otherwise. */
export const keptNews = resource(
  'news',
  { one: 'News', read: 'AdminNews', many: 'AdminNews' },
  {
    ...writing,
    list: 'news',
    fields: {
      ...writtenFields,
      slug: 'slug',
      date: 'date',
      comments: 'comments',
      promoted: ['promoted', flag],
      blocks: ['blocks', blocksAsText],
    },
    columns: { updatedAt: 'updated_at' },
    blank: (_body, { now }) =>
      ({ summary: '', image_id: '', date: parisDay(now), promoted: 0, is_valid: 0, blocks: '[]' }) as const,
    toAnswer: toAdminNews,
    toList: withPictures(toListedNews),
    refuse: async ({ tx, body, known }) => (await refusePicture(tx, body.idImage)) ?? requireAltText(tx, body, known),
    async complete(row, at) {
      const named = await nameWriting(['news'], at)
      if (!named.ok) return named
      await keepChangedBody('news', at)
      return done({ ...named.value, is_out: isOut(row, at.now) })
    },
    async clearAway(row, tx) {
      await forgetWritten(tx, { kind: 'news', id: row.id })
      return forgetAddresses(row, tx)
    },
  },
)
