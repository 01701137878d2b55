import { refused } from '#app/models/platform/outcome.ts'
import { resource } from '../../platform/resource/resource.ts'

/** Days without collection; what is ordered for them already stays. */
export const closings = resource(
  'collection_closings',
  { one: 'Closing', read: 'Closing', many: 'Closings' },
  {
    list: 'closings',
    fields: { firstDay: 'first_day', lastDay: 'last_day', note: 'note' },
    blank: { note: '' },
    refuse({ body, known }) {
      const firstDay = body.firstDay ?? known?.first_day ?? ''
      const lastDay = body.lastDay ?? known?.last_day ?? ''
      return lastDay < firstDay ? refused('invalid', { fields: { lastDay: { code: 'choice' } } }) : undefined
    },
  },
)
