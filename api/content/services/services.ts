import { done } from '#app/models/platform/outcome.ts'
import { flag, json } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { refusePicture } from '../../site/media/refuse-picture.ts'
import { blocksAsText, forgetAddresses, nameWriting, withPictures, writing, writtenFields } from '../writing/kept-writing.ts'
import { requireAltText } from '../writing/require-alt-text.ts'
import { keysOf, toAdminService, toListedService } from './service.ts'

/** Services, which stay drafts until their owner says otherwise. */
export const services = resource(
  'services',
  { one: 'Service', read: 'AdminService', many: 'AdminServices' },
  {
    ...writing,
    list: 'services',
    fields: {
      ...writtenFields,
      slug: 'slug',
      order: 'sort_order',
      tags: ['tags', json],
      isReserved: ['for_members', flag],
      blocks: ['blocks', blocksAsText],
    },
    columns: { updatedAt: 'updated_at' },
    blank: { sort_order: 0, summary: '', image_id: '', tags: '[]', for_members: 0, is_valid: 0, blocks: '[]' },
    toAnswer: toAdminService,
    toList: withPictures(toListedService),
    refuse: async ({ tx, body, known }) => (await refusePicture(tx, body.idImage)) ?? requireAltText(tx, body, known),
    async complete({ tags }, at) {
      const named = await nameWriting(['services'], at)
      return named.ok ? done({ ...named.value, tag_keys: keysOf(JSON.parse(tags) as string[]) }) : named
    },
    clearAway: forgetAddresses,
  },
)
