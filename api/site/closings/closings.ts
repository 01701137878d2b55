import { refused } from '#app/models/platform/outcome.ts'
import { flag } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'

/** Days off of the house, and what stops on them; what is ordered for them already stays. */
export const closings = resource(
  'collection_closings',
  { one: 'Closing', read: 'Closing', many: 'Closings' },
  {
    list: 'closings',
    fields: {
      firstDay: 'first_day',
      lastDay: 'last_day',
      isTold: ['is_told', flag],
      words: 'words',
      stopsCollection: ['stops_collection', flag],
      stopsShipping: ['stops_shipping', flag],
      closesDoors: ['closes_doors', flag],
      stopsBookings: ['stops_bookings', flag],
      announceDays: 'announce_days',
      note: 'note',
    },
    blank: {
      note: '',
      words: '',
      announce_days: 7,
      is_told: 0,
      stops_collection: 1,
      stops_shipping: 1,
      closes_doors: 0,
      stops_bookings: 0,
      was_seen: '',
    },
    refuse({ body, known }) {
      const firstDay = body.firstDay ?? known?.first_day ?? ''
      const lastDay = body.lastDay ?? known?.last_day ?? ''
      return lastDay < firstDay ? refused('invalid', { fields: { lastDay: { code: 'choice' } } }) : undefined
    },
  },
)
