import { done } from '#app/models/platform/outcome.ts'
import { flag, json, moment } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { blocksAsText } from '../writing/kept-writing.ts'
import { requireAltText } from '../writing/require-alt-text.ts'
import { isOpenAt, nothingWritten, toOwnedPopup } from './popup.ts'

/** Popups, which stay closed until their owner says otherwise. */
export const popups = resource(
  'popups',
  { one: 'Popup', read: 'AdminPopup', many: 'AdminPopups' },
  {
    list: 'popups',
    fields: {
      title: 'title',
      blocks: ['blocks', blocksAsText],
      pages: ['pages', json],
      showOnReload: ['show_on_reload', flag],
      delay: 'delay',
      promotesWine: ['promotes_wine', flag],
      isValid: ['is_valid', flag],
      startsAt: ['starts_at', moment],
      endsAt: ['ends_at', moment],
    },
    columns: { updatedAt: 'updated_at' },
    savedAt: 'updated_at',
    toAnswer: toOwnedPopup,
    blank: {
      blocks: nothingWritten,
      pages: '[]',
      show_on_reload: 0,
      delay: 0,
      promotes_wine: 0,
      is_valid: 0,
      starts_at: null,
      ends_at: null,
    },
    refuse: ({ tx, body, known }) => requireAltText(tx, body, known),
    complete: (row, { now }) => done({ was_open: isOpenAt(row, now) ? 1 : 0 }),
  },
)
