import { refused } from '#app/models/platform/outcome.ts'
import { json } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { toLetter, toLetters } from './letter.ts'
import { refuseStrange } from './refuse-strange.ts'
import { requireKnownLists } from './require-known-lists.ts'

/** How many mails a minute leave where nothing else is said: what every mail server takes. */
const usualPace = 30

/** Letters to subscribers: nothing leaves before somebody sends one, and what its readers were sent stays what it says. */
export const letters = resource(
  'letters',
  { one: 'Letter', read: 'Letter', many: 'Letters' },
  {
    list: 'letters',
    fields: {
      subject: 'subject',
      title: 'title',
      body: ['body', json],
      buttonLabel: 'button_label',
      buttonUrl: 'button_url',
      lists: ['lists', json],
      pace: 'pace',
      idImage: 'image_id',
      wines: ['wines', json],
      idCode: 'code_id',
      segment: ['segment', json],
    },
    columns: { state: 'state', createdAt: 'created_at', sendAt: 'send_at' },
    madeAt: 'created_at',
    toAnswer: (row, { read, now }) => toLetter(read, row, now),
    toList: (rows, { read, now }) => toLetters(read, rows, now),
    blank: { pace: usualPace, state: 'DRAFT', lists: '[]', button_label: '', button_url: '', image_id: null, code_id: null },
    async refuse({ tx, body, known }) {
      if (known?.started_at) return refused('conflict', { fields: { subject: { code: 'letter_gone' } } })
      const lists = await requireKnownLists(tx, body.lists ?? [])
      return lists.ok ? refuseStrange(tx, body) : lists
    },
    /** One that is leaving is stopped first. */
    async clearAway({ id, state }, tx) {
      if (state === 'SENDING') return refused('conflict')
      await tx.deleteFrom('letter_readers').where('letter_id', '=', id).execute()
      return undefined
    },
  },
)
